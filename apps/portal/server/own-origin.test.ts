import { describe, expect, test } from 'vitest'
import { isLoopbackName, ownOrigin } from './own-origin.ts'

describe('loopback names', () => {
  test.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
    '%s means this machine',
    (name) => expect(isLoopbackName(name)).toBe(true),
  )
  test.each([
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '0.0.0.0',
    '10.0.0.1',
    '::2',
    '',
  ])('"%s" does not', (name) => expect(isLoopbackName(name)).toBe(false))
})

describe('our own origin', () => {
  test('is the configured one, whatever the Host header says', () => {
    expect(ownOrigin('https://holdpoint.example', 'evil.example')).toBe('https://holdpoint.example')
  })

  test('is what was typed, as long as that is this machine', () => {
    expect(ownOrigin(undefined, 'localhost:3000')).toBe('http://localhost:3000')
    expect(ownOrigin(undefined, '[::1]:3000')).toBe('http://[::1]:3000')
  })

  test.each([
    'evil.example',
    'evil.example:3000',
    'user@localhost:3000/x',
    'localhost:99999',
    '',
    undefined,
  ])('is nothing for the Host header %s', (host) => {
    const origin = ownOrigin(undefined, host)
    expect(origin === undefined || origin === 'http://localhost:3000').toBe(true)
    expect(origin ?? '').not.toContain('evil')
  })
})
