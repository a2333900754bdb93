# Stands in for a ticket system: prints the ticket, and its title as a variable.
file="tickets/$1.md"
[ -f "$file" ] || { echo "there is no $file" >&2; exit 1; }
cat "$file"
echo "title=$(sed -n 's/^# //p' "$file" | head -n 1)"
