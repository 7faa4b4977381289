"""How the schema came to be what it is: one module for each change, run at the start of the server."""
