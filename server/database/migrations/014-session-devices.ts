import type { Migration } from '../migration.ts';

/** A session knows the readable name of the device that signed in; null for those begun before this step. */
export const sessionDevices: Migration = {
  version: 14,
  name: 'session devices',
  async up({ db }) {
    await db.schema.alterTable('auth_sessions').addColumn('device', 'text').execute();
  },
};
