import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { makeTemplate, TEMPLATE } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server made for this run, or undefined: then the suites that need it are listed as not run. */
    postgresUrl: string | undefined;
    /** The commands that make an empty database in a schema named TEMPLATE; none without a server. */
    postgresTemplate: string;
  }
}

/** Starts a PostgreSQL server of its own for the whole run, and removes it afterwards. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('postgresUrl', undefined);
  project.provide('postgresTemplate', '');
  const server = process.env['TEST_DATABASES'] === 'sqlite' ? undefined : startPostgres({ fsync: false });
  if (server === undefined) return undefined;
  try {
    await makeTemplate(server.url);
    // Lines with a backslash are meant for the terminal client.
    project.provide('postgresTemplate', server.dump(TEMPLATE).replaceAll(/^\\.*$/gm, ''));
  } catch (error) {
    await server.end();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.end();
}
