import { expect, test } from 'vitest'
import { safeName } from './safe-name.ts'

test.each([
  ['Riss am Flansch.jpg', 'Riss am Flansch.jpg'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\a.png', 'a.png'],
  ['.htaccess', 'htaccess'],
  ['a.png. .', 'a.png'],
  ['CON.png', '_CON.png'],
  ['nul', '_nul'],
  ['console.png', 'console.png'],
  ['a\0b\r\nc.png', 'a b c.png'],
  ['gpj.\u202eexe.png', 'gpj. exe.png'],
  ['', 'photo'],
  ['...', 'photo'],
])('%j is kept as %j', (name, kept) => {
  expect(safeName(name)).toBe(kept)
})

test('a long name keeps its ending and whole characters', () => {
  const kept = safeName(`${'😀'.repeat(300)}.jpeg`)
  expect(kept).toMatch(/^(?:😀)+\.jpeg$/u)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(200)
})
