# Completion of trackwright for bash, made by `trackwright completion bash`.

# Says in $takes what a word is: a list (or `files`, `folders`, `choices`), and in $choices which.
_trackwright_option() {
    takes= choices= many=
    case "$1 $2" in
@OPTIONS@
    esac
}

_trackwright_place() {
    takes= choices= many=
    case "$1 $2" in
@PLACES@
    esac
}

_trackwright_flags() {
    case "$1" in
@FLAGS@
    esac
}

_trackwright_words() {
    case "$1 $2" in
@WORDS@
    esac
}

_trackwright_offer() {
    # All words that begin with $current, after $begun. Readline replaces the part after the last `=`.
    local word cut=
    [[ $COMP_WORDBREAKS == *=* && $begun$current == *=* ]] && cut="${begun}${current}"
    cut="${cut%"${cut##*=}"}"
    while IFS= read -r word; do
        [[ -n $word && $word == "$current"* ]] || continue
        word="$begun$word"
        COMPREPLY+=("${word#"$cut"}")
    done
}

_trackwright() {
    local line="${COMP_LINE:0:COMP_POINT}" current= begun= command= option= rules= takes= choices= many=
    local word place=0 only_places=
    local -a typed
    COMPREPLY=()
    IFS=$' \t\n' read -a typed <<< "$line"
    [[ $line == *[[:space:]] && $line != *\\[[:space:]] ]] && typed+=("")
    current="${typed[${#typed[@]}-1]}"
    unset "typed[${#typed[@]}-1]"
    for word in "${typed[@]:1}"; do
        if [[ -z $command ]]; then
            command="$word"
        elif [[ -n $option ]]; then
            [[ $option == --rules ]] && rules="$word"
            option=
        elif [[ $word == -- ]]; then
            only_places=1
        elif [[ -z $only_places && $word == -?* ]]; then
            [[ $word == --rules=* ]] && rules="${word#*=}"
            _trackwright_option "$command" "$word"
            [[ -n $takes ]] && option="$word"
        else
            place=$((place + 1))
        fi
    done
    if [[ -z $command ]]; then
        takes=commands+files
        [[ $current == -* ]] && takes=choices choices="--help --version"
    elif [[ -n $option ]]; then
        _trackwright_option "$command" "$option"
    elif [[ -z $only_places && $current == --*=* ]]; then
        _trackwright_option "$command" "${current%%=*}"
        begun="${current%%=*}=" current="${current#*=}"
    elif [[ -z $only_places && $current == -* ]]; then
        takes=choices choices="$(_trackwright_flags "$command")"
    else
        _trackwright_place "$command" "$place"
        [[ -z $takes ]] && _trackwright_place "$command" more
    fi
    if [[ -n $many && $current == *,* ]]; then
        begun="$begun${current%,*}," current="${current##*,}"
    fi
    for word in ${takes//+/ }; do
        case "$word" in
            choices) _trackwright_offer < <(printf '%s\n' $choices) ;;
            files) _trackwright_offer < <(compgen -f -- "$current"); compopt -o filenames 2> /dev/null ;;
            folders) _trackwright_offer < <(compgen -d -- "$current"); compopt -o filenames 2> /dev/null ;;
            options)
                if [[ $current == *=* ]]; then
                    _trackwright_offer < <(printf '%s\n' $(_trackwright_words options "$rules"))
                else
                    _trackwright_offer < <(printf '%s\n' $(_trackwright_words options "$rules") | sed 's/=.*/=/' | uniq)
                    compopt -o nospace 2> /dev/null
                fi ;;
            *) _trackwright_offer < <(printf '%s\n' $(_trackwright_words "$word" "$rules")) ;;
        esac
    done
}

complete -F _trackwright trackwright
