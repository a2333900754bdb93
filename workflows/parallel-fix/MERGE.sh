# raymond: timeout=300 join=all join.failed=accept
# Runs once all workers have ended, where they began. Merges one branch after the other; a branch that conflicts with
# what is merged by then stays as it is, and is told.
set -euo pipefail

# A line a worker: branch, state of affairs, item, and the branches that it conflicts with.
list=$(node -e '
  const workers = JSON.parse(require("fs").readFileSync(process.env.RAYMOND_WORKERS_FILE, "utf8"));
  for (const { branch, status, variables, conflicts_with } of workers) {
    const item = variables.item.replace(/[\t\n]/g, " ");
    console.log([branch ?? "-", status, item, (conflicts_with ?? []).join(" ") || "-"].join("\t"));
  }
')

merge() { git -c user.name=raymond -c user.email=raymond@localhost merge --quiet --no-edit "$1" > /dev/null 2>&1; }
report=""
tell() { report="$report
$1"; }
while IFS=$'\t' read -r branch status item conflicts; do
  if [ "$status" != completed ]; then
    tell "$status: $item"
  elif [ "$branch" = - ]; then
    tell "nothing changed: $item"
  elif merge "$branch"; then
    tell "merged: $item"
    # Its work is in, so branch and work tree may go.
    tree=$(git worktree list --porcelain | grep -B2 -Fx "branch refs/heads/$branch" | sed -n 's/^worktree //p')
    git worktree remove "$tree" && git branch --quiet -d "$branch"
  else
    git merge --abort
    tell "conflict: $item (branch $branch, with $conflicts)"
  fi
done <<< "$list"
echo "<result>${report#?}</result>"
