// Runs the server for `npm start`, in this process. A service runs dist/server/main.js itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup/files.mjs';
import { whenOrphaned } from './setup/processes.mjs';

// The server ends by it as by a signal from outside, which Windows has not.
whenOrphaned(() => process.emit('SIGTERM'));
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
