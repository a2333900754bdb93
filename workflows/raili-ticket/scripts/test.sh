# The project's tests.
said=$(sh app/greet.sh Ada)
[ "$said" = "Hello, Ada!" ] || { echo "greet.sh says: $said"; exit 1; }
echo "1 test passed"
