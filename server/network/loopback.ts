import { readAddress } from './address.ts';

/** Whether a host (`localhost`, `127.0.0.1`, `::1`, `[::1]`) is always this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || readAddress(host.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}
