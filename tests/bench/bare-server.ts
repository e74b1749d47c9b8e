/** The bare server as a process of its own, as the product's is. Its one word says where its database is. It sends its port. */
import { bareApp, barePostgres, bareSqlite, portOf } from './bare-app.ts';

const [where = ''] = process.argv.slice(2);
const app = await bareApp(where.startsWith('postgresql:') ? await barePostgres(where) : bareSqlite(where));
process.send?.(portOf(app));
process.once('disconnect', () => void app.close());
