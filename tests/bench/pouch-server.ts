/**
 * A server of PouchDB databases in a process of its own, as the product's is, with LevelDB on disk. Its one word is the folder of its
 * data. It sends its port.
 */
import express from 'express';
import expressPouchdb from 'express-pouchdb';
import PouchDB from 'pouchdb';
import { portOf } from './bare-app.ts';

const [folder = ''] = process.argv.slice(2);
const app = express();
// What replication asks for, and no more.
app.use(expressPouchdb(PouchDB.defaults({ prefix: `${folder}/` }), { mode: 'minimumForPouchDB' }));
const server = app.listen(0, '127.0.0.1', () => process.send?.(portOf({ server })));
process.once('disconnect', () => process.exit());
