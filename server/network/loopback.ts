import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a list holds an address, of either family; IPv4 seen through an IPv6 socket is the IPv4 address. */
export const holds = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** Whether a host of an address (`localhost`, `127.0.0.1`, `::1`, `[::1]`) is this machine and nobody else. */
export const isLoopback = (host: string): boolean => host === 'localhost' || holds(loopback, host.replace(/^\[(.*)\]$/, '$1'));
