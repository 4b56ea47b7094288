import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProcess } from '../../test/child.ts'
import type { Child } from '../../test/child.ts'
import { openDataFolder } from './data-folder.ts'
import { FolderInUse, LockUnreadable } from './folder-lock.ts'
import { ownIdentity } from './process-identity.ts'

describe('openDataFolder', () => {
  let dataDir: string
  const children: Child[] = []

  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'holdpoint-folder-')), '.holdpoint')
  })

  afterEach(async () => {
    await Promise.all(children.splice(0).map((child) => child.kill()))
    rmSync(join(dataDir, '..'), { recursive: true, force: true })
  })

  function hold(): Child {
    const child = startProcess('hold-data-folder', dataDir)
    children.push(child)
    return child
  }

  async function answerOf(child: Child): Promise<Record<string, unknown>> {
    return JSON.parse(await child.line((line) => line.startsWith('{')))
  }

  function writeLock(changes: Record<string, unknown>): void {
    openDataFolder(dataDir).release()
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ ...ownIdentity(), ...changes }))
  }

  test('lays out the folder for its owner only, and cleans up after itself', () => {
    const folder = openDataFolder(dataDir)
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'lock'])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(JSON.parse(readFileSync(folder.lock, 'utf8'))).toMatchObject({
      pid: process.pid,
      host: hostname(),
    })
    folder.release()
    folder.release()
    expect(readdirSync(dataDir)).toEqual(['files'])
  })

  test('refuses a second process within a second, naming the first', async () => {
    const first = hold()
    await answerOf(first)
    const refusal = await answerOf(hold())
    expect(refusal).toMatchObject({ held: false, name: 'FolderInUse' })
    expect(refusal['message']).toBe(
      `The data folder ${dataDir} is in use by process ${first.pid} on host ${hostname()}. ` +
        'Stop that process first, or set HOLDPOINT_DATA_DIR to another folder.',
    )
    expect(refusal['tookMs']).toBeLessThan(200)
  })

  test('refuses the same process a second time', () => {
    const folder = openDataFolder(dataDir)
    expect(() => openDataFolder(dataDir)).toThrow(FolderInUse)
    folder.release()
    openDataFolder(dataDir).release()
  })

  test('takes over from a process that was killed', async () => {
    const first = hold()
    await answerOf(first)
    await first.kill()
    expect(existsSync(join(dataDir, 'lock'))).toBe(true)
    openDataFolder(dataDir).release()
  })

  test('lets exactly one of several take over at once', async () => {
    const first = hold()
    await answerOf(first)
    await first.kill()
    const answers = await Promise.all([hold(), hold(), hold(), hold()].map(answerOf))
    expect(answers.filter(({ held }) => held === true)).toHaveLength(1)
    expect(answers.filter(({ name }) => name === 'FolderInUse')).toHaveLength(3)
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'lock'])
  })

  test('takes over when the number of the owner belongs to another process now', () => {
    writeLock({ startedAt: '1' })
    openDataFolder(dataDir).release()
  })

  test('takes over after a reboot', () => {
    writeLock({ bootId: 'an earlier boot' })
    openDataFolder(dataDir).release()
  })

  test('never takes over from another host', () => {
    writeLock({ host: 'rig-7', pid: 4711, bootId: 'another machine', startedAt: '1' })
    expect(() => openDataFolder(dataDir)).toThrow(
      `The data folder ${dataDir} belongs to process 4711 on host rig-7. Stop it there.`,
    )
    expect(existsSync(join(dataDir, 'lock'))).toBe(true)
  })

  test('takes over through the remains of a take-over that was killed', () => {
    writeLock({ startedAt: '1' })
    const remains = JSON.stringify({ ...ownIdentity(), startedAt: '2' })
    writeFileSync(join(dataDir, 'lock.takeover'), remains)
    openDataFolder(dataDir).release()
    expect(readdirSync(dataDir)).toEqual(['files'])
  })

  test('asks for help with a lock that cannot be read', () => {
    openDataFolder(dataDir).release()
    writeFileSync(join(dataDir, 'lock'), 'not a lock')
    expect(() => openDataFolder(dataDir)).toThrow(LockUnreadable)
  })

  test('leaves a lock alone that is not its own any more', () => {
    const folder = openDataFolder(dataDir)
    writeFileSync(folder.lock, JSON.stringify({ ...ownIdentity(), pid: 1 }))
    folder.release()
    expect(existsSync(folder.lock)).toBe(true)
  })
})
