echo "Hello, ${1:-world}!"
