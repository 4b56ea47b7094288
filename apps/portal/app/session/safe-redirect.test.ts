import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'http://127.0.0.1:3000'

const kept = [
  ['/my-forms', '/my-forms'],
  ['/my-forms?section=completed&page=2', '/my-forms?section=completed&page=2'],
  ['/my-form/fill-out/01J9#q-3', '/my-form/fill-out/01J9#q-3'],
  ['/', '/'],
  ['my-forms', '/my-forms'],
  ['?page=2', '/?page=2'],
  [`${origin}/my-forms`, '/my-forms'],
  ['/a/../my-forms', '/my-forms'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/caf%C3%A9', '/caf%C3%A9'],
] as const

const refused: readonly unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '//evil.example ',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  '\u0001https://evil.example',
  '\u001f//evil.example',
  'h\nttps://evil.example',
  'java\tscript:alert(1)',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://evil.example',
  'http://127.0.0.1:3001/',
  'http://127.0.0.1/',
  'https://127.0.0.1:3000/',
  'http://127.0.0.1:3000@evil.example/',
  'http://127.0.0.1:3000.evil.example/',
  'http://127.0.0.1:3000%2eevil.example/',
  'http://localhost:3000/',
  '//127.0.0.1:3001',
  '//user@evil.example',
  '//evil.example:80/my-forms',
  '//evil%E3%80%82example',
  '//evil。example',
  '//ⓔvil.example',
  '//[::1]:3000',
  'ftp://127.0.0.1:3000/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://127.0.0.1:3000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:http://127.0.0.1:3000/01J9',
  'about:blank',
  'mailto:someone@evil.example',
  'ws://127.0.0.1:3000/',
  'http://',
  'http://[',
  'http:///',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  './/evil.example',
  '..//evil.example',
  `${origin}//evil.example`,
  `${origin}/.//evil.example`,
  '',
  ' ',
  '\u0000',
  undefined,
  null,
  42,
  ['/my-forms'],
  { to: '/my-forms' },
]

describe('safeRedirect', () => {
  test.each(kept)('keeps %j as %j', (to, path) => {
    expect(safeRedirect(to, origin)).toBe(path)
  })

  test.each(refused.map((to) => [to]))('sends %j home', (to) => {
    expect(safeRedirect(to, origin)).toBe('/')
  })

  test('never answers an address that a browser would take to another origin', () => {
    for (const to of [...refused, ...kept.map(([wanted]) => wanted)]) {
      const answer = safeRedirect(to, origin)
      expect(answer).toMatch(/^\/(?!\/)/)
      expect(new URL(answer, origin).origin).toBe(origin)
    }
  })
})
