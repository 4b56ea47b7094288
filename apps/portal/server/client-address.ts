import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** Tells whose address a request comes from; `unknown` where no socket brought it, as in tests. */
export type AddressOf = (incoming: IncomingMessage | undefined) => string

/** Whether these are addresses and networks, such as `10.0.0.7` or `172.16.0.0/12`. */
export function areProxies(list: string[]): boolean {
  try {
    proxyAddr.compile(list)
    return list.length > 0
  } catch {
    return false
  }
}

/**
 * Reads the address of the person behind proxies: from the socket backwards through
 * `X-Forwarded-For`, the first that is none of the trusted ones. Without any it is the socket's,
 * whatever a header says, because anybody can send one.
 */
export function addressReader(trusted: string[] = []): AddressOf {
  const isTrusted = proxyAddr.compile(trusted)
  return (incoming) => {
    const direct = incoming?.socket.remoteAddress
    if (incoming === undefined || direct === undefined) {
      return 'unknown'
    }
    const told = withoutPort(proxyAddr(incoming, isTrusted))
    return isIP(told) === 0 ? direct : told
  }
}

/** Some proxies write `192.0.2.7:50123` or `[2001:db8::7]:50123`. */
function withoutPort(address: string): string {
  return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')
}
