import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WeakSecret, sessionSecret } from './secret.ts'

describe('sessionSecret', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'holdpoint-secret-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('makes one on the first start and keeps it', () => {
    const file = join(folder, 'data', 'secret')
    const made = sessionSecret(file)
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(sessionSecret(file)).toBe(made)
    expect(readFileSync(file, 'utf8').trim()).toBe(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('makes another one in another folder', () => {
    expect(sessionSecret(join(folder, 'a'))).not.toBe(sessionSecret(join(folder, 'b')))
  })

  test('takes the given one and writes nothing', () => {
    const file = join(folder, 'secret')
    const given = 'pR8vK2mX9qL4wZ7tB1nC6yH3sD5fG0jA'
    expect(sessionSecret(file, given)).toBe(given)
    expect(() => statSync(file)).toThrow('ENOENT')
  })

  test('closes a secret file that others could read', () => {
    const file = join(folder, 'secret')
    writeFileSync(file, 'pR8vK2mX9qL4wZ7tB1nC6yH3sD5fG0jA\n', { mode: 0o644 })
    sessionSecret(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.each([
    [
      'too short',
      'pR8vK2mX9qL4wZ7tB1nC6yH3sD5fG0j',
      'SESSION_SECRET is shorter than 32 characters',
    ],
    ['empty', '', 'SESSION_SECRET is shorter than 32 characters'],
    [
      'of few characters',
      'abababbabaabbabababbabaabbababab',
      'SESSION_SECRET is too easy to guess',
    ],
    ['one word over and over', 'holdpointholdpointholdpointholdpoint', 'too easy to guess'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789', 'too easy to guess'],
  ])('refuses one that is %s', (_title, given, sentence) => {
    const file = join(folder, 'secret')
    expect(() => sessionSecret(file, given)).toThrow(WeakSecret)
    expect(() => sessionSecret(file, given)).toThrow(sentence)
  })

  test('refuses a kept one that was emptied', () => {
    const file = join(folder, 'secret')
    writeFileSync(file, '')
    expect(() => sessionSecret(file)).toThrow(`The secret in ${file} is shorter`)
  })
})
