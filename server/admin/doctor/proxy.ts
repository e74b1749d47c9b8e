import type { Config } from '../../config.ts';
import { isLoopback } from '../../network/loopback.ts';
import { fine, note, wrong, type Finding } from './finding.ts';

/** `loopback` is the word that means all addresses of this machine. */
const isHere = (address: string): boolean => address === 'loopback' || isLoopback(address.split('/')[0] ?? '');

/** Whether the server believes its proxy, and nobody can go round it. */
export function judgeProxy({
  siteUrl,
  trustProxy,
  host,
  port,
}: Pick<Config, 'siteUrl' | 'trustProxy' | 'host' | 'port'>): readonly Finding[] {
  if (!siteUrl.startsWith('https:')) return [];
  if (trustProxy.length === 0)
    return [
      wrong(
        'TRUST_PROXY is not set, so everyone seems to come from the proxy, and may read /metrics if it is on this machine. Set it to the address of the proxy (127.0.0.1 on this machine).',
      ),
    ];
  if (isLoopback(host)) return [fine('Only a proxy on this machine reaches the server.')];
  const open = `The server listens on ${host}, port ${port}, without TLS.`;
  if (trustProxy.every(isHere)) return [wrong(`${open} The proxy is on this machine: set HOST=127.0.0.1.`)];
  return [note(`${open} Let nobody but the proxy reach that port, by a firewall or a network of its own.`)];
}
