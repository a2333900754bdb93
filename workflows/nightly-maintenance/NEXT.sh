# raymond: timeout=60
# The next mark; when there is none, or it has been enough for a night, the text of the pull request.
. "$RAYMOND_WORKFLOW_DIR/_lib.sh"

mark=$(marks | sed -n 1p)
ended=$(ours %h | count)
if [ -n "$mark" ] && [ "$ended" -lt "$most_items" ]; then
  echo "$ended" > "$RAYMOND_TASK_FOLDER/ended"
  : > "$RAYMOND_TASK_FOLDER/tries"
  rm -f "$RAYMOND_TASK_FOLDER/left"
  printf '%s' "$mark" > "$RAYMOND_TASK_FOLDER/mark"
  hand_over reset MEND "$(printf '%s' "$mark" | short 1000)"
  exit 0
fi

text=$(
  printf 'What was marked `TODO(nightly)`, a commit each. The checks passed after each of them.\n\n'
  ours '- %s%n%w(0,2,2)%b' | grep -v '^ *Raymond-Run: ' | sed '/^ *$/d'
  more=$(marks | count)
  [ "$more" = 0 ] || printf '\n%s more another night.\n' "$more"
)
# A tag in an agent's words is none.
printf '<result>%s</result>\n' "$(printf '%s' "$text" | sed 's/</\&lt;/g')"
