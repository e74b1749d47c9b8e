import { mkdir, writeFile } from 'node:fs/promises';

/** Blocks storage for all sites in the browser's settings. Then every call to storage throws. */
export async function blockStorage(profile: string): Promise<void> {
  await mkdir(`${profile}/Default`, { recursive: true });
  await writeFile(`${profile}/Default/Preferences`, JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
}
