import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import type { AuthCallPorts } from './auth-call.ts';

/** Where the auth client keeps its tokens, under one key per player. */
export interface TokenStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** One client per key for the life of the page, because two clients of one key disturb each other. Each call reads the storage anew. */
export class AuthClients {
  readonly #clients = new Map<string, GoTrueClient>();
  readonly #storage: TokenStorage;
  readonly #ports: AuthCallPorts;

  constructor(storage: TokenStorage, ports: AuthCallPorts) {
    this.#storage = storage;
    this.#ports = ports;
  }

  of(storageKey: string): GoTrueClient {
    const known = this.#clients.get(storageKey);
    if (known) return known;
    const client = new AuthClient({
      url: `${this.#ports.origin}/auth/v1`,
      storageKey,
      storage: this.#storage,
      fetch: this.#ports.fetch,
      flowType: 'pkce',
      persistSession: true,
      // Tokens are refreshed only when one is asked for, so that an offline page makes no attempts by itself.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
    this.#clients.set(storageKey, client);
    return client;
  }

  /** Moves tokens to another key. Can be repeated: a second call has nothing to move. */
  async move(from: string, to: string): Promise<void> {
    const tokens = await this.#storage.getItem(from);
    if (tokens === null || from === to) return;
    await this.#storage.setItem(to, tokens);
    await this.#storage.removeItem(from);
  }

  /** Takes the verifier of a code that this browser asked for; null if it asked for none. */
  async takeVerifier(key: string): Promise<string | null> {
    const verifierKey = verifierKeyOf(key);
    const stored = await this.#storage.getItem(verifierKey);
    if (stored === null) return null;
    await this.#storage.removeItem(verifierKey);
    // As the auth client stores it: JSON, with what a link was for behind a slash.
    return String(JSON.parse(stored)).split('/')[0] ?? '';
  }

  async hasVerifier(key: string): Promise<boolean> {
    return Boolean(await this.#storage.getItem(verifierKeyOf(key)));
  }
}

/** Where the auth client keeps the verifier of a code that it has asked for. */
const verifierKeyOf = (key: string): string => `${key}-code-verifier`;
