import ipaddr from 'ipaddr.js';
import { readAddress } from './address.ts';

/**
 * The source of a request, which rate limits count (protocol, "Lifetimes and limits"): an IPv4 address, or the /64 network of an IPv6 one,
 * since one connection has all of it. IPv4 through an IPv6 socket is the IPv4 address.
 */
export function sourceOf(address: string): string {
  const read = readAddress(address);
  if (!(read instanceof ipaddr.IPv6)) return read?.toString() ?? address;
  const network = read.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
