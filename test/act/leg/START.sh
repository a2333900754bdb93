echo "begun by $SAY" > begun.txt
echo '<goto>NEXT</goto>'
