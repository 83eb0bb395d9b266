#compdef trackwright
# Completion of trackwright for zsh, made by `trackwright completion zsh`.

_trackwright_rules() {
    # The ruleset that was typed.
    local at=${words[(I)--rules]} joined="${(M)words:#--rules=*}"
    REPLY="${joined#--rules=}"
    (( at )) && REPLY="${words[at + 1]}"
}

@LISTS@

_trackwright_many() {
    # Several words, separated by commas.
    compset -P '*,'
    _trackwright_$1
}

_trackwright_named_value() {
    local -a pairs
    local REPLY name
    _trackwright_rules
    case "$REPLY" in
@OPTIONS@
    esac
    if compset -P '*='; then
        name="${${IPREFIX%=}##*=}"
        compadd -- ${${(M)pairs:#$name=?*}#*=}
    else
        compadd -S '' -- ${(u)pairs/%=*/=}
    fi
}

_trackwright() {
    local context state line curcontext="$curcontext"
    typeset -A opt_args
    _arguments -C '(- *)'{-h,--help}'[show this help]' '(- *)--version[show the version]' \
        '1: :_trackwright_commands' '*:: :->rest'
    [[ $state == rest ]] || return
    case "$words[1]" in
@COMMANDS@
    esac
}

if [[ "$funcstack[1]" == _trackwright ]]; then
    _trackwright "$@"
else
    compdef _trackwright trackwright
fi
