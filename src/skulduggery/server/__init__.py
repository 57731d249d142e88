"""The table in the browser: an HTTP API, a socket for each reader, and bots beside them."""
