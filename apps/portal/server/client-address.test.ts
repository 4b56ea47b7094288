import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressReader, areProxies } from './client-address.ts'

/** What the reader looks at of a request. */
function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress }, headers } as IncomingMessage
}

const addressOf = addressReader(['10.0.0.0/8', '127.0.0.1', 'fd00::/8'])

test.each([
  ['nobody in front', from('192.0.2.7'), '192.0.2.7'],
  ['a header of a stranger', from('192.0.2.7', '203.0.113.9'), '192.0.2.7'],
  ['a trusted proxy', from('10.1.2.3', '203.0.113.9'), '203.0.113.9'],
  ['a trusted proxy in IPv6 dress', from('::ffff:10.1.2.3', '203.0.113.9'), '203.0.113.9'],
  ['two trusted proxies', from('127.0.0.1', '203.0.113.9, 10.4.4.4'), '203.0.113.9'],
  ['what the person made up before', from('10.1.2.3', '8.8.8.8, 203.0.113.9'), '203.0.113.9'],
  ['a proxy that says nothing', from('10.1.2.3'), '10.1.2.3'],
  ['a proxy that writes ports', from('10.1.2.3', '203.0.113.9:50123'), '203.0.113.9'],
  ['an IPv6 address with a port', from('fd00::1', '[2001:db8::7]:443'), '2001:db8::7'],
  ['nonsense', from('10.1.2.3', 'no address'), '10.1.2.3'],
])('behind %s', (_, incoming, address) => {
  expect(addressOf(incoming)).toBe(address)
})

test('without trusted proxies no header counts', () => {
  expect(addressReader()(from('10.1.2.3', '203.0.113.9'))).toBe('10.1.2.3')
  expect(addressReader()(undefined)).toBe('unknown')
})

test.each([
  [['10.0.0.7', '172.16.0.0/12', '2001:db8::/32'], true],
  [['proxy.example'], false],
  [['10.0.0.0/33'], false],
  [[''], false],
])('%j are proxies: %s', (list, are) => expect(areProxies(list)).toBe(are))
