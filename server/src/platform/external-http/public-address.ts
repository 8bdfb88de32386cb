import { BlockList, isIP } from 'node:net';

/** Networks that are not of the public internet (IANA's registries of special-purpose addresses). */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const refused = new BlockList();
for (const [network, prefix] of PRIVATE_V4) refused.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only this network is routed publicly; inside of it some carry IPv4 addresses, or are for documents. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const WITHIN_ROUTED = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [network, prefix] of WITHIN_ROUTED) refused.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.replace(/^\[(.*)\]$/, '$1').split('%');
  switch (isIP(bare)) {
    case 4:
      return !refused.check(bare, 'ipv4');
    case 6:
      return routed.check(bare, 'ipv6') && !refused.check(bare, 'ipv6');
    default:
      return false;
  }
}
