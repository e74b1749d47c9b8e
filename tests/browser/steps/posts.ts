import Database from 'better-sqlite3';
import type { TestServer } from '../harness.ts';

/** A post as the server stores it. */
export interface StoredPost {
  readonly id: number;
  readonly slug: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly content: string;
}

const COLUMNS = 'id, revision, slug, published, created_ms, updated_ms, title, description, seo_title, seo_description, content';

/** Stores published posts, and starts the server with them. */
export async function publish(server: TestServer, ...posts: readonly StoredPost[]): Promise<void> {
  await server.stop();
  const db = new Database(`${server.dataDir}/tenfold.db`);
  const insert = db.prepare(`insert into posts (${COLUMNS}) values (?, 1, ?, 1, ?, ?, ?, ?, ?, '', ?)`);
  const createdMs = Date.UTC(2026, 10, 12);
  for (const { id, slug, title, description, content } of posts)
    insert.run(id, slug, createdMs, createdMs, title, description, title, content);
  db.close();
  await server.start();
}

export const SHORT_POST = {
  id: 2,
  slug: 'by-nines',
  title: 'By nines',
  description: 'A number and the sum of its digits leave the same remainder.',
  content: '<p>Add the digits.</p>',
} as const satisfies StoredPost;
