import { spawnSync } from 'node:child_process'
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
import { startUnder } from '../../test/child.ts'
import type { Child } from '../../test/child.ts'
import { openDataFolder } from './data-folder.ts'
import { FolderInUse } from './folder-lock.ts'

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

  /** Takes the folder in a process of its own, which a command may start. */
  function hold(...command: string[]): Child {
    const child = startUnder(command, 'hold-data-folder', dataDir)
    children.push(child)
    return child
  }

  async function answerOf(child: Child): Promise<Record<string, unknown>> {
    return JSON.parse(await child.line((line) => line.startsWith('{')))
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
    expect(readFileSync(folder.lock, 'utf8')).toBe('')
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

  test.each([
    ['a lock of another host', JSON.stringify({ pid: 4711, host: 'rig-7' })],
    ['a lock of this very process', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['a lock that cannot be read', 'not a lock'],
  ])('takes a folder that nobody holds, whatever was left in it: %s', (_, left) => {
    openDataFolder(dataDir).release()
    writeFileSync(join(dataDir, 'lock'), left)
    openDataFolder(dataDir).release()
  })

  test('refuses a hundred second owners, and the first one keeps the folder', async () => {
    await answerOf(hold())
    for (let second = 0; second < 100; second += 1) {
      expect(() => openDataFolder(dataDir)).toThrow(FolderInUse)
    }
  })

  test.skipIf(!mayUnshare())(
    'refuses a hundred more through namespaces, host names and stale locks, and serves the next one after the first',
    async () => {
      const first = hold()
      await answerOf(first)
      const named = (name: string) => ['sh', '-c', `hostname ${name}; exec "$@"`, 'sh']
      const apart = ['unshare', '--pid', '--uts', '--fork', '--kill-child']
      const seconds = [
        [],
        ['unshare', '--pid', '--fork', '--kill-child'],
        ['unshare', '--uts', ...named('elsewhere')],
        [...apart, ...named('elsewhere')],
        [...apart, ...named(hostname())],
      ].map((command) => startUnder(command, 'try-data-folder', dataDir, '20'))
      children.push(...seconds)
      const answers = await Promise.all(seconds.map(answerOf))
      expect(answers).toEqual(seconds.map(() => ({ refused: 20, other: [] })))
      expect(() => openDataFolder(dataDir)).toThrow(FolderInUse)
      await first.kill()
      openDataFolder(dataDir).release()
    },
  )

  // Containers on one machine: both are process 1, and each has whatever host name it was given.
  test.skipIf(!mayUnshare())('refuses an owner in another process and host namespace', async () => {
    await answerOf(hold('unshare', '--pid', '--uts', '--fork', '--kill-child'))
    const inside = ['unshare', '--pid', '--uts', '--fork', '--kill-child', 'sh', '-c']
    const renamed = hold(...inside, 'hostname elsewhere; exec "$@"', 'sh')
    expect(await answerOf(renamed)).toMatchObject({ held: false, name: 'FolderInUse' })
    expect(() => openDataFolder(dataDir)).toThrow(FolderInUse)
  })
})

/** Another process namespace takes the rights of root. */
function mayUnshare(): boolean {
  return spawnSync('unshare', ['--pid', '--uts', '--fork', 'true']).status === 0
}
