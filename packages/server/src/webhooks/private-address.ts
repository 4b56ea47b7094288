import { BlockList, isIP } from 'node:net'

// Addresses that nobody outside can mean: this machine, private networks, and what stands for them.

const networks = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  // Unspecified, this machine, what carries an IPv4 address within, private, this link, many at once.
  ipv6: '::/96 64:ff9b::/32 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
} as const

const closed = new BlockList()
for (const kind of ['ipv4', 'ipv6'] as const) {
  for (const network of networks[kind].split(' ')) {
    const [address = '', prefix] = network.split('/')
    closed.addSubnet(address, Number(prefix), kind)
  }
}

/** Whether an address is of this machine, of a private network, or of no single machine at all. */
export function isPrivateAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  const kind = isIP(plain)
  return kind === 0 || closed.check(plain, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the host of an address says by itself that it is private: nobody need be asked for it. */
export function isPrivateHost(hostname: string): boolean {
  const host = bareHost(hostname)
  return host === 'localhost' || host.endsWith('.localhost')
    ? true
    : isIP(host) !== 0 && isPrivateAddress(host)
}

/** A host without the brackets that an address puts around some. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
