# raymond: timeout=1800
# Whether a change is good is nobody's opinion: it is kept if the mark is gone, the checks pass, and nothing was touched
# that is not to be. What cannot be done loses its mark, so that no other night pays for it again.
. "$RAYMOND_WORKFLOW_DIR/_lib.sh"

log="$RAYMOND_TASK_FOLDER/check.log"
mark=$(cat "$RAYMOND_TASK_FOLDER/mark")
file=${mark%%:*}
text=${mark#*:*:}
note=$(printf '%s' "${text#*TODO(nightly)}" | sed 's/^[: ]*//; s/ *\(\*\/\|-->\)[[:space:]]*$//' | short 60)
# An agent's words in a commit call nobody and close nothing.
said=$(printf '%s' "${RAYMOND_INPUT:-}" | sed -E 's/[@#]|GH-|:\/\//& /g' | short 500)

# How often the note stands there.
in_file() { grep -cxF -e "$text" || true; }

go_on() { echo '<goto>NEXT</goto>'; exit 0; }

leave() {
  printf '%s' "$1" > "$RAYMOND_TASK_FOLDER/left"
  git reset --quiet --hard
  git clean --quiet --force -d --exclude=.raymond
  # On another commit than the night before the line may be another, or gone.
  at=$(grep -nxF -e "$text" "$file" | sed -n '1s/:.*//p' || true)
  [ -n "$at" ] || go_on
  sed "${at}s/TODO(nightly)/TODO/" "$file" > "$RAYMOND_TASK_FOLDER/unmarked"
  cat "$RAYMOND_TASK_FOLDER/unmarked" > "$file"
  commit "Left for people: ${note:-$file}" "$1"
  echo "<print>left: $note</print>"
  go_on
}

# Cut off after the commit, or while it was being left.
[ "$(ours %h | count)" = "$(cat "$RAYMOND_TASK_FOLDER/ended")" ] || go_on
[ ! -e "$RAYMOND_TASK_FOLDER/left" ] || leave "$(cat "$RAYMOND_TASK_FOLDER/left")"

# New files are looked at too.
git add --all -- "${everything[@]}"
[ -n "$(git status --porcelain -- "${everything[@]}")" ] || leave "$said"
touched=$(git status --porcelain -- "${protected[@]}")
if [ -n "$touched" ]; then
  why="These are not to be touched: $touched"
elif [ "$(cat "$file" 2> /dev/null | in_file)" -ge "$(git show "HEAD:./$file" | in_file)" ]; then
  why='The note is still there.'
elif [ "$(marks | count)" -ge "$(marks HEAD | count)" ]; then
  why='There is a new note for the night.'
elif ! bash -c "$check" > "$log" 2>&1; then
  why=$(echo "The checks ($check) fail. The end of their output:"; tail -n 40 "$log")
else
  commit "${note:-A note for the night}" "$said"
  echo "<print>done: $note</print>"
  go_on
fi

echo x >> "$RAYMOND_TASK_FOLDER/tries"
[ "$(count < "$RAYMOND_TASK_FOLDER/tries")" -lt "$most_tries" ] || leave "The checks did not pass in $most_tries tries. $said"
hand_over goto FIX "$why"
