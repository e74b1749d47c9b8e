import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, `::` filled up and an embedded IPv4 tail taken apart. */
const groupsOf = (address: string): string[] => {
  const [plain = ''] = address.split('%');
  const tail = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain);
  const pair = (a: string | undefined, b: string | undefined): string => (Number(a) * 256 + Number(b)).toString(16);
  const whole = tail ? `${tail[1] ?? ''}${pair(tail[2], tail[3])}:${pair(tail[4], tail[5])}` : plain;
  const [head = '', rest] = whole.split('::');
  const [left, right] = [head, rest ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const gap = rest === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array.from({ length: gap }, () => '0'), ...(right ?? [])].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
};

/**
 * Whom a rate limit counts (protocol, "Lifetimes and limits"): an IPv4 address, or the /64 network of an IPv6 one, since one
 * connection owns all of it. IPv4 seen through an IPv6 socket is the IPv4 address.
 */
export const sourceOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
};
