/** A server with nothing in it: Fastify listens, and better-sqlite3 has a file open. Its two words are the port and the file. */
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [port = '', file = ''] = process.argv.slice(2);
const database = new Database(file);
database.pragma('journal_mode = WAL');
const app = Fastify();
app.get('/readyz', () => database.prepare('select 1').get());
await app.listen({ port: Number(port), host: '127.0.0.1' });
