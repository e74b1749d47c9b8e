import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address and how many of its first bits make the network. */
export type Network = readonly [Address, bits: number];

/** Reads an address as a connection names it: IPv4 seen through an IPv6 socket is the IPv4 address. Undefined: it is none. */
export function readAddress(text: string): Address | undefined {
  // The interface of a link-local address says nothing of who it is.
  const [address = ''] = text.split('%');
  // The library would also take numbers such as 10.1 or 0x7f000001.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** Reads an address (`10.0.0.7`) or a network (`10.0.0.0/8`). Undefined: it is neither. */
export function readNetwork(text: string): Network | undefined {
  const [host = ''] = text.split('/');
  if (isIP(host) === 0) return undefined;
  const cidr = text.includes('/') ? text : `${text}/${isIP(host) === 4 ? 32 : 128}`;
  if (!ipaddr.isValidCIDR(cidr)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  if (!(address instanceof ipaddr.IPv6) || bits < MAPPED_BITS || !address.isIPv4MappedAddress()) return [address, bits];
  return [address.toIPv4Address(), bits - MAPPED_BITS];
}

/** `::ffff:` before the 32 bits of an IPv4 address. */
const MAPPED_BITS = 96;

/** Whether a network holds an address; those of one family hold none of the other. */
export function isIn(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
