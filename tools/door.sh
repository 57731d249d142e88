#!/bin/sh
# The way in on any machine: finds the newest Python that will do and hands over to door.py.
# A Python chosen by hand: make play PYTHON=/path/to/python3
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
door=$root/tools/door.py
inside=$root/.door/env/bin/python

# Second start: the environment is there.
if [ -z "$PYTHON" ] && "$inside" -c '' 2>/dev/null; then
    exec "$inside" "$door" "$@"
fi

# One Python with several names is one line: its links are followed.
tell='import os, sys
v = sys.version_info
good = v >= (3, 11) and v[3] == "final"
sys.stdout.write("%s %d%03d %d.%d.%d %s\n" % ((good and "good" or "old", v[0], v[1]) + tuple(v[:3]) + (os.path.realpath(sys.executable),)))'

all_pythons() {
    if [ -n "$PYTHON" ]; then
        "$PYTHON" -c "$tell"
        return
    fi
    IFS=:
    for folder in $PATH; do
        for python in "$folder"/python3 "$folder"/python3.[0-9] "$folder"/python3.[0-9][0-9] "$folder"/python; do
            if [ -f "$python" ] && [ -x "$python" ]; then
                "$python" -c "$tell" 2>/dev/null </dev/null
            fi
        done
    done
}

found=$(all_pythons | sort -ru)
status=1
tried=
set -f
IFS='
'
for line in $found; do
    rest=${line#* * }
    case $line in
    good*)
        tried=yes
        "${rest#* }" "$door" ready "$@"
        status=$?
        # 75: this Python cannot have what is needed; perhaps an older one can.
        [ "$status" -eq 75 ] || break
        ;;
    *)
        old="$old ${rest%% *}"
        ;;
    esac
done
if [ -z "$tried" ]; then
    echo "Skulduggery needs Python 3.11 or newer; found here:${old:- none}. Install one (sudo apt install python3, brew install python), or name one: make ${1:-play} PYTHON=/path/to/python3" >&2
    exit 1
fi
[ "$status" -ne 75 ] || exit 1
[ "$status" -eq 0 ] || exit "$status"
exec "$inside" "$door" "$@"
