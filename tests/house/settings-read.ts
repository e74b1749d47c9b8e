import { expect } from 'vitest';
import { readConfig } from '../../server/config.ts';

/** The names of all settings that the server asks its environment for, sorted. */
export function settingsRead(): readonly string[] {
  const asked = new Set<string>();
  // Some are read only if these are set.
  const set: Record<string, string | undefined> = { AUTH_GOOGLE_CLIENT_ID: 'id', AUTH_GOOGLE_CLIENT_SECRET: 'secret' };
  const env = new Proxy(set, {
    get(values, name) {
      asked.add(String(name));
      return values[String(name)];
    },
  });
  expect(readConfig(env)).toMatchObject({ ok: true });
  return [...asked].toSorted();
}
