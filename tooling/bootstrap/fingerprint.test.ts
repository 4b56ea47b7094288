import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildFingerprint } from './build.mjs'
import { fingerprint, listFiles, readStamp, writeStamp } from './fingerprint.mjs'
import { coversInstall, installFingerprint } from './install.mjs'

let base = ''

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'holdpoint-fingerprint-'))
})

afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

function write(file: string, content: string) {
  mkdirSync(path.join(base, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(base, file), content)
}

describe('listFiles', () => {
  test('finds every file in order and skips by name', () => {
    write('room/b.ts', '')
    write('room/a/c.ts', '')
    write('room/node_modules/d.ts', '')
    expect(listFiles(base, 'room', (name) => name === 'node_modules')).toEqual([
      'room/a/c.ts',
      'room/b.ts',
    ])
  })

  test('finds nothing in a folder that is not there', () => {
    expect(listFiles(base, 'nowhere', () => false)).toEqual([])
  })
})

describe('fingerprint', () => {
  test('is the same when only the time of a file differs', () => {
    write('a.ts', 'one')
    const before = fingerprint(base, ['a.ts'])
    utimesSync(path.join(base, 'a.ts'), new Date(0), new Date(0))
    expect(fingerprint(base, ['a.ts'])).toBe(before)
  })

  test('differs with a content, a name, a moved border between files, and the salt', () => {
    write('a.ts', 'one')
    write('b.ts', 'two')
    write('c.ts', 'onetwo')
    write('d.ts', '')
    const prints = [
      fingerprint(base, ['a.ts', 'b.ts']),
      fingerprint(base, ['b.ts', 'a.ts']),
      fingerprint(base, ['a.ts']),
      fingerprint(base, ['c.ts', 'd.ts']),
      fingerprint(base, ['a.ts', 'b.ts'], 'salt'),
    ]
    expect(new Set(prints).size).toBe(prints.length)
  })
})

describe('stamps', () => {
  test('keeps a stamp and knows when there is none', () => {
    const file = path.join(base, 'deep/.stamp')
    expect(readStamp(file)).toBeUndefined()
    writeStamp(file, 'abc')
    expect(readStamp(file)).toBe('abc')
  })

  test.each([
    ['everything 1', 'everything', true],
    ['everything 1', 'portal', true],
    ['portal 1', 'portal', true],
    ['portal 1', 'everything', false],
    ['everything 2', 'portal', false],
    [undefined, 'portal', false],
  ] as const)('with stamp %j, scope %s is covered: %s', (stamp, scope, covered) => {
    expect(coversInstall(stamp, scope, '1')).toBe(covered)
  })

  function writeWorkspace() {
    for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
      write(file, file)
    }
    write('tooling/tsconfig.base.json', '{}')
    write('packages/api/package.json', '{}')
    write('packages/api/src/index.ts', 'export {}')
    write('apps/portal/package.json', '{}')
  }

  test('asks for an install when a package file changes, and not for a source', () => {
    writeWorkspace()
    const before = installFingerprint(base)
    write('packages/api/src/index.ts', 'export const a = 1')
    write('packages/api/node_modules/zod/package.json', '{}')
    expect(installFingerprint(base)).toBe(before)
    write('packages/api/package.json', '{ "name": "x" }')
    expect(installFingerprint(base)).not.toBe(before)
  })

  test('asks for a build when a source changes, and not for a test or for what was built', () => {
    writeWorkspace()
    const before = buildFingerprint(base)
    write('packages/api/src/index.test.ts', 'test')
    write('apps/portal/build/server/main.js', 'built')
    write('apps/portal/tests/journey.spec.ts', 'test')
    expect(buildFingerprint(base)).toBe(before)
    write('packages/api/src/index.ts', 'export const a = 1')
    expect(buildFingerprint(base)).not.toBe(before)
  })
})
