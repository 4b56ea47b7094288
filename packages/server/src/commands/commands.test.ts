import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { castEmail, castThe } from '../../test/cast.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { openDatabase } from '../db/open-database.ts'
import { sessionSecret } from '../db/secret.ts'
import { livingLink } from '../session/one-time-links.ts'
import { admin } from './admin.ts'
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
  return await typed('', command, where, ...args)
}

/** The same with what comes by the standard input. */
async function typed(input: string, command: Command, where: string, ...args: string[]) {
  const said: string[] = []
  const place = { ...readPlace({ HOLDPOINT_DATA_DIR: join(folder, where) }), folder }
  const name = Object.keys(commands).find((known) => commands[known] === command) ?? ''
  const say = (line: string): void => void said.push(line)
  const readInput = () => Promise.resolve(input)
  const surroundings = { place, now: new Date(), say, readInput }
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

/** Sends lines to a server's socket, one at each answer; answers what came back. */
async function tell(path: string, ...lines: string[]): Promise<string[]> {
  const socket = connect(path)
  const said: string[] = []
  socket.on('error', () => undefined)
  socket.write(`${lines.shift()}\n`)
  for await (const answer of createInterface({ input: socket })) {
    said.push(answer)
    const next = lines.shift()
    if (next !== undefined) {
      socket.write(`${next}\n`)
    }
  }
  return said
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

  test('read what is typed where a server does them, and hand out one link', async () => {
    const dataDir = join(folder, 'typed')
    const database = await open(dataDir)
    const socket = dataFolderPaths(dataDir).controlSocket
    const place = readPlace({ HOLDPOINT_DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://hp.example' })
    const close = await openControl({ socket, commands, place, database })
    const email = ['--email', 'ada@bluemesa.example']
    const named = ['--organisation', 'Blue Mesa', '--first-name', 'Ada', '--last-name', 'Moss']
    const create = ['create', ...named, ...email]
    await expect(typed('x'.repeat(65_536), admin, 'typed', ...create)).rejects.toThrow('64 kB')
    await expect(typed('short', admin, 'typed', ...create)).rejects.toThrow('15 characters')
    expect(await typed('the first day is sunny\n', admin, 'typed', ...create)).toEqual({
      code: 0,
      said: 'Blue Mesa is set up, and ada@bluemesa.example may sign in.',
    })
    expect(await typed('the first day is sunny\n', admin, 'typed', ...create)).toMatchObject({
      code: 1,
    })
    const { code, said } = await run(admin, 'typed', 'reset-password', ...email)
    expect(code).toBe(0)
    const [, once = ''] = /^https:\/\/hp\.example\/choose-password\?once=(\S+)/.exec(said) ?? []
    expect(await livingLink(database.kysely, once, new Date())).toMatchObject({
      ...{ purpose: 'reset', email: 'ada@bluemesa.example' },
    })
    await close()
    await database.close()
  })

  test('read no line that is too long, and none that is something else', async () => {
    const dataDir = join(folder, 'long')
    const database = await open(dataDir)
    const socket = dataFolderPaths(dataDir).controlSocket
    const place = readPlace({ HOLDPOINT_DATA_DIR: dataDir })
    const close = await openControl({ socket, commands, place, database })
    const request = JSON.stringify({ command: 'admin', args: ['create'], folder })
    const failed = JSON.stringify({ failed: 'The request could not be read.' })
    expect(await tell(socket, 'x'.repeat(70_000))).toEqual([failed])
    expect(await tell(socket, '{"command":"admin"}')).toEqual([failed])
    const wants = expect.stringContaining('"wants"')
    expect(await tell(socket, request, 'x'.repeat(70_000))).toEqual([wants, failed])
    expect(await tell(socket, request, '{"typed":"x"}')).toEqual([wants, failed])
    await close()
    await database.close()
  })

  test('make nothing where nothing is', async () => {
    await expect(run(backup, 'nowhere')).rejects.toThrow('Start it once first.')
    await expect(run(verify, 'nowhere')).rejects.toThrow('Start it once first.')
    const reset = run(admin, 'nowhere', 'reset-password', '--email', 'ada@bluemesa.example')
    await expect(reset).rejects.toThrow('Start it once first.')
    expect((await run(doctor, 'nowhere')).code).toBe(0)
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })

  test.each([
    ['a file too many', backup, ['a', 'b']],
    ['an option that is none', verify, ['--quickly']],
    ['no file', restore, []],
    ['a deed that is none', admin, ['remove']],
    ['nobody', admin, ['reset-password']],
    ['an option too many', admin, ['reset-password', '--email', 'a@b.example', '--quickly']],
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

  test.each([
    [1, '1 migration.'],
    [2, '2 migrations.'],
  ])('say how many migrations the next start applies: %i', async (ahead, said) => {
    const name = `behind-${ahead}`
    const dataDir = await started(name)
    const database = await open(dataDir)
    await sql`delete from schema_migrations where number in (
      select number from schema_migrations order by number desc limit ${ahead}
    )`.execute(database.kysely)
    await database.close()
    expect((await run(doctor, name)).said).toContain(`the next start applies ${said}`)
  })

  test('make a link for administrators alone, and for those who may come in', async () => {
    const dataDir = await started('admins')
    const asked = (email: string) => run(admin, 'admins', 'reset-password', '--email', email)
    expect(await asked(castEmail('employee'))).toMatchObject({
      ...{ code: 1, said: expect.stringContaining('is no administrator') },
    })
    expect((await asked('no-one@holdpoint.example')).said).toContain('Nobody has the address')
    expect(await asked(castEmail('admin'))).toMatchObject({
      ...{ code: 0, said: expect.stringContaining('http://localhost:3000/choose-password?once=') },
    })
    const database = await open(dataDir)
    await database.kysely.updateTable('people').set({ is_active: false }).execute()
    await database.close()
    expect((await asked(castEmail('admin'))).said).toContain('is deactivated')
  })

  test('name the variable that cannot be read', () => {
    expect(() => readPlace({ DATABASE_URL: 'mysql://x' })).toThrow(BadPlace)
    expect(() => readPlace({ PORT: 'x' })).toThrow('PORT must be a whole number.')
    expect(() => readPlace({ PUBLIC_ORIGIN: 'here' })).toThrow('PUBLIC_ORIGIN must be an address')
  })
})
