import type { DeviceStore } from '../storage/device-store.ts';
import type { TokenStorage } from './auth-clients.ts';
import { FLOW_KEYS } from './flows.ts';

type AuthKey = `auth:${string}`;

const isAuthKey = (key: string): key is AuthKey => key.startsWith('auth:');

function checked(key: string): AuthKey {
  if (!isAuthKey(key)) throw new Error(`The auth client asked for the key ${key}.`);
  return key;
}

const inDatabase = (store: DeviceStore): TokenStorage => ({
  getItem: async (key) => (await store.setting(checked(key))) ?? null,
  setItem: (key, value) => store.setSetting(checked(key), value),
  removeItem: (key) => store.removeSetting(checked(key)),
});

const inTab = (tab: Storage): TokenStorage => ({
  getItem: async (key) => tab.getItem(key),
  setItem: async (key, value) => tab.setItem(key, value),
  removeItem: async (key) => tab.removeItem(key),
});

/**
 * Where tokens lie: in the device database, since localStorage would lose its last seconds when the browser is killed. The session of a
 * link for a new password lies in its tab, for it must be gone with the tab: who comes next to this device must not set a password.
 */
export function tokenStorage(store: DeviceStore, tab: Storage): TokenStorage {
  const [database, ofTab] = [inDatabase(store), inTab(tab)];
  const of = (key: string): TokenStorage => (key === FLOW_KEYS.recovery ? ofTab : database);
  return {
    getItem: (key) => of(key).getItem(key),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
  };
}
