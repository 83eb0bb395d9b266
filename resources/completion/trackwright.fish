# Completion of trackwright for fish, made by `trackwright completion fish`.

function __trackwright_rules
    # The ruleset that was typed.
    set -l next
    for word in (commandline -opc)
        if test -n "$next"
            echo -- $word
            return
        end
        switch $word
            case --rules
                set next 1
            case '--rules=*'
                string replace -- --rules= '' $word
        end
    end
end

function __trackwright_at -a command wanted
    # Is the word at this place of this command? What follows are its options with a value.
    set -l typed (commandline -opc)
    test (count $typed) -ge 2; and test "$typed[2]" = $command; or return 1
    set -l place 0
    set -l skip
    for word in $typed[3..-1]
        if test -n "$skip"
            set skip
        else if contains -- $word $argv[3..-1]
            set skip 1
        else if not string match -q -- '-?*' $word
            set place (math $place + 1)
        end
    end
    if test "$wanted" = more
        return 0
    end
    test $place -eq $wanted
end

function __trackwright_many
    # Several words, separated by commas.
    set -l begun (string replace -r -- '[^,=]*$' '' (commandline -ct) | string replace -r -- '^--[^=]*=' '')
    for word in ($argv)
        echo -- $begun$word
    end
end

@LISTS@

complete -c trackwright -n 'test (count (commandline -opc)) -eq 1' -l version -d 'show the version'
complete -c trackwright -n 'test (count (commandline -opc)) -eq 1' -s h -l help -d 'show the commands'
@LINES@
