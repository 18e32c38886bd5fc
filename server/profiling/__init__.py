"""Where the time of watching goes. Only `tableref profile` measures; nothing else knows of it."""
