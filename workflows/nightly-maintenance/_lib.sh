# What the scripts here agree on. Change the first three for your project.
set -euo pipefail

# Says whether the project works.
check="${CHECK_COMMAND:-npm test}"
# What nobody works on at night: what runs in jobs, and these prompts.
protected=(.github workflows)
# Items a night.
most_items="${MOST_ITEMS:-5}"
# Tries an item.
most_tries=3

# Everything but the run's own files.
everything=(. ':(exclude).raymond')

# Names that cannot be told from what stands beside them.
odd='*[[:cntrl:]:"\\]*'

# search OPTIONS [COMMIT] -- PATHS: in files that git knows, as they are now, or in a commit.
search() { git -c core.quotePath=false grep -I -e 'TODO(nightly)' "$@" "${protected[@]/#/:(exclude)}" || [ $? = 1 ]; }

# `file:line:text` of each mark; with HEAD, as they were before the item was begun.
marks() { search -n "$@" -- "${everything[@]}" ":(exclude)$odd"; }
# One line of at most so many bytes, none of them half a letter.
short() { tr '\r\n\t' '   ' | cut -c"1-$1" | iconv -c -f utf-8 -t utf-8 || true; }
count() { wc -l | tr -d ' '; }

# Commits of this run, the first one first. What was done is read off them each time: however a night was cut off, they
# are what is left of it, on whichever commit the next one goes on.
ours() { git log --reverse --grep="^Raymond-Run: $RAYMOND_WORKFLOW_ID\$" --format="$1"; }

# hand_over TAG STATE TEXT: what ends an input is not in it.
hand_over() { printf '<%s>%s</%s>\n<input>%s</input>\n' "$1" "$2" "$1" "${3//<\/input/<\\/input}"; }

# commit SUBJECT TEXT
commit() {
  git add --all -- "${everything[@]}"
  git -c user.name=raymond -c user.email=raymond@users.noreply.github.com \
    commit --quiet --no-verify --cleanup=verbatim -m "$1" -m "$2" -m "Raymond-Run: $RAYMOND_WORKFLOW_ID"
}
