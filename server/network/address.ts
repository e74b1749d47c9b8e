import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address, and how many of its first bits name the network. */
type Network = readonly [Address, bits: number];

/** Reads the address of a connection. IPv4 through an IPv6 socket gives the IPv4 address. Undefined for a text that is no address. */
export function readAddress(text: string): Address | undefined {
  // The interface of a link-local address does not identify the caller.
  const [address = ''] = text.split('%');
  // The library would also accept numbers such as 10.1 or 0x7f000001.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** Reads an address (`10.0.0.7`) or a network (`10.0.0.0/8`). Undefined for any other text. */
export function readNetwork(text: string): Network | undefined {
  const [host = ''] = text.split('/');
  if (isIP(host) === 0) return undefined;
  const cidr = text.includes('/') ? text : `${text}/${isIP(host) === 4 ? 32 : 128}`;
  if (!ipaddr.isValidCIDR(cidr)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  if (!(address instanceof ipaddr.IPv6) || bits < MAPPED_BITS || !address.isIPv4MappedAddress()) return [address, bits];
  return [address.toIPv4Address(), bits - MAPPED_BITS];
}

/** The bits of `::ffff:` before the 32 bits of an IPv4 address. */
const MAPPED_BITS = 96;

/** Whether a network contains an address. A network of one family contains no address of the other. */
export function isIn(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
