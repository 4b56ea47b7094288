import { isIPv4, isIPv6 } from 'node:net'

/**
 * What an address counts as for limits. One IPv6 subscriber holds at least a whole /64, so each
 * address in it is the same caller; an IPv4 address that arrives in IPv6 dress is itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const embedded = /^::ffff:([\d.]+)$/.exec(plain)?.[1]
  if (embedded !== undefined && isIPv4(embedded)) {
    return embedded
  }
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : plain
}

/** The first four of an IPv6 address's eight groups. */
function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  // A dotted end stands for two groups, which only matters for how many zeros are left out.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - written)).fill('0') : []
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}
