import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useMemoryFolder } from './memory-folder.mjs'

let memory = ''
beforeAll(() => (memory = mkdtempSync(path.join(tmpdir(), 'holdpoint-memory-'))))
afterAll(() => rmSync(memory, { recursive: true, force: true }))

test('is where a run keeps what it makes, may be passed through, and goes with the run', () => {
  const env: NodeJS.ProcessEnv = {}
  const takeAway = useMemoryFolder(env, memory, 1)
  const own = env['TMPDIR'] ?? ''
  expect(path.dirname(own)).toBe(memory)
  expect(statSync(own).mode & 0o777).toBe(0o711)
  takeAway()
  expect(existsSync(own)).toBe(false)
})

test.each([
  ['somebody chose another', { TMPDIR: '/elsewhere' }, 1, ''],
  ['there is too little room', {}, Infinity, ''],
  ['there is none', {}, 1, 'missing'],
])('is not taken where %s', (_what, env, roomWanted, below) => {
  const before = { ...env }
  useMemoryFolder(env, path.join(memory, below), roomWanted)()
  expect(env).toEqual(before)
  expect(readdirSync(memory)).toEqual([])
})
