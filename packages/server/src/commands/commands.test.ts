import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { castThe } from '../../test/cast.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { openDatabase } from '../db/open-database.ts'
import { sessionSecret } from '../db/secret.ts'
import { backup, restore, verify } from './backup.ts'
import { WrongUsage, type Command } from './command.ts'
import { doctor } from './doctor.ts'
import { commands } from './commands.ts'
import { openControl } from './control.ts'
import { BadPlace, readPlace } from './place.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command on a data folder; answers its exit code and what it said. */
async function run(command: Command, where: string, ...args: string[]) {
  const said: string[] = []
  const place = { ...readPlace({ HOLDPOINT_DATA_DIR: join(folder, where) }), folder }
  const name = Object.keys(commands).find((known) => commands[known] === command) ?? ''
  const surroundings = { place, now: new Date(), say: (line: string) => void said.push(line) }
  const code = await runCommand({ name, command, args }, surroundings)
  return { code, said: said.join('\n') }
}

async function open(dataDir: string): Promise<Database> {
  const snapshotFile = inject('snapshotFile')
  return await openDatabase({ dataDir, snapshotFile, isSynced: false, onLog: () => undefined })
}

/** A data folder as a start leaves it. */
async function started(name: string): Promise<string> {
  const dataDir = join(folder, name)
  const database = await open(dataDir)
  await castThe(database)
  await database.close()
  sessionSecret(join(dataDir, 'secret'))
  return dataDir
}

describe('the commands of an operator', () => {
  test('back a folder up, put it into another, and find both alike', async () => {
    await started('one')
    expect(await run(backup, 'one', 'one.tar.gz')).toMatchObject({ code: 0 })
    expect((await run(verify, 'one', 'one.tar.gz')).said).toContain('is whole')
    expect((await run(restore, 'two', 'one.tar.gz')).said).toMatch(/^Restored \d+ rows and 0 files/)
    expect((await run(verify, 'two')).said).toContain(': 0 damages.')
    expect(await run(doctor, 'two')).toMatchObject({ code: 0 })
    await expect(run(restore, 'two', 'one.tar.gz')).rejects.toThrow('holds data already')
  })

  test('are done by the server that holds the folder', async () => {
    const dataDir = join(folder, 'held')
    const database = await open(dataDir)
    await castThe(database)
    const { controlSocket: socket } = dataFolderPaths(dataDir)
    // What is left of a server that was killed.
    writeFileSync(socket, '')
    const place = readPlace({ HOLDPOINT_DATA_DIR: dataDir })
    const close = await openControl({ socket, commands, place, database })
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(await run(backup, 'held', 'held.tar.gz')).toMatchObject({ code: 0 })
    expect((await run(verify, 'held', 'held.tar.gz')).said).toContain('is whole')
    expect((await run(verify, 'held')).said).toContain(': 0 damages.')
    expect((await run(doctor, 'held')).said).toContain('answers, and its schema is up to date')
    await expect(run(restore, 'held', 'held.tar.gz')).rejects.toThrow('Stop it first.')
    await expect(run(restore, 'held')).rejects.toBeInstanceOf(WrongUsage)
    await close()
    expect(existsSync(socket)).toBe(false)
    await expect(run(verify, 'held')).rejects.toBeInstanceOf(FolderInUse)
    await database.close()
  })

  test('make nothing where nothing is', async () => {
    await expect(run(backup, 'nowhere')).rejects.toThrow('Start it once first.')
    await expect(run(verify, 'nowhere')).rejects.toThrow('Start it once first.')
    expect((await run(doctor, 'nowhere')).code).toBe(0)
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })

  test.each([
    ['a file too many', backup, ['a', 'b']],
    ['an option that is none', verify, ['--quickly']],
    ['no file', restore, []],
  ])('refuse what makes no sense: %s', async (_, command, args) => {
    await expect(run(command, 'nowhere', ...args)).rejects.toBeInstanceOf(WrongUsage)
  })

  test('tell a secret that others can read, and a backup that is none', async () => {
    const dataDir = await started('open')
    chmodSync(join(dataDir, 'secret'), 0o644)
    const { code, said } = await run(doctor, 'open')
    expect(code).toBe(1)
    expect(said).toContain(`Run: chmod 600 ${join(dataDir, 'secret')}`)
    writeFileSync(join(folder, 'letter.txt'), 'Dear operator')
    await expect(run(restore, 'three', 'letter.txt')).rejects.toThrow('damaged or no backup')
    await expect(run(verify, 'open', 'no-such.tar.gz')).rejects.toThrow('There is no')
  })

  test('name the variable that cannot be read', () => {
    expect(() => readPlace({ DATABASE_URL: 'mysql://x' })).toThrow(BadPlace)
  })
})
