import { readAddress } from './address.ts';

/** Whether a host of an address (`localhost`, `127.0.0.1`, `::1`, `[::1]`) is this machine and nobody else. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || readAddress(host.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}
