import type { DeviceStore } from '../storage/device-store.ts';
import type { TokenStorage } from './auth-session.ts';

type AuthKey = `auth:${string}`;

const isAuthKey = (key: string): key is AuthKey => key.startsWith('auth:');

function checked(key: string): AuthKey {
  if (!isAuthKey(key)) throw new Error(`The auth client asked for the key ${key}.`);
  return key;
}

/** The device database in the shape that the auth client expects. localStorage would lose its last seconds when the browser is killed. */
export const tokenStorage = (store: DeviceStore): TokenStorage => ({
  getItem: async (key) => (await store.setting(checked(key))) ?? null,
  setItem: (key, value) => store.setSetting(checked(key), value),
  removeItem: (key) => store.removeSetting(checked(key)),
});
