import { describe, expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

const kept = [
  ['https://portal.example', 'https://portal.example'],
  ['https://portal.example/', 'https://portal.example'],
  ['  https://portal.example  ', 'https://portal.example'],
  ['HTTPS://Portal.EXAMPLE', 'https://portal.example'],
  ['https://portal.example:443', 'https://portal.example'],
  ['https://portal.example:8443', 'https://portal.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ['https://192.0.2.7', 'https://192.0.2.7'],
  ['https://[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://app.localhost', 'http://app.localhost'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
] as const

const refused = [
  '',
  'null',
  '*',
  'https://*',
  'https://*.portal.example',
  'https://portal.example.',
  'https://portal.example/path',
  'https://portal.example//',
  'https://portal.example?a=1',
  'https://portal.example#a',
  'https://user@portal.example',
  'https://user:secret@portal.example',
  'https://portal.example\\@evil.example',
  'https://portal.example evil.example',
  'https://portal\t.example',
  'https:\\\\portal.example',
  'https:portal.example',
  'https:/portal.example',
  'https:///portal.example',
  'https://portal.example:port',
  'https://portal.example:99999',
  'https://portal%2eexample',
  '//portal.example',
  'portal.example',
  'http://portal.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'ftp://portal.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'blob:https://portal.example/1',
  'chrome-extension://abcdefghijklmnop',
  'https://portal.example, https://evil.example',
]

describe('siteOrigin', () => {
  test.each(kept)('writes %j as %j, which a browser would send', (text, origin) => {
    expect(siteOrigin(text)).toBe(origin)
    expect(siteOrigin(origin)).toBe(origin)
  })

  test.each(refused)('takes no key for %j', (text) => {
    expect(siteOrigin(text)).toBeUndefined()
  })
})
