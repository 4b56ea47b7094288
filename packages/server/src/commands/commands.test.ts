import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { castThe } from '../../test/cast.ts'
import { openDatabase } from '../db/open-database.ts'
import { sessionSecret } from '../db/secret.ts'
import { backup, restore, verify } from './backup.ts'
import { WrongUsage, type Command } from './command.ts'
import { doctor } from './doctor.ts'
import { BadPlace, readPlace } from './place.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command on a data folder; answers its exit code and what it said. */
async function run(command: Command, name: string, ...args: string[]) {
  const said: string[] = []
  const place = { ...readPlace({ HOLDPOINT_DATA_DIR: join(folder, name) }), folder }
  const code = await command.run(args, { place, now: new Date(), say: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

/** A data folder as a start leaves it. */
async function started(name: string): Promise<string> {
  const dataDir = join(folder, name)
  const database = await openDatabase({ dataDir, isSynced: false, onLog: () => undefined })
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
