import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { counted } from '../counted.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { appliedMigrations, hasSchema } from '../db/migrate.ts'
import { defaultMigrationsFolder, readMigrations } from '../db/migration-files.ts'
import type { Command, OnDatabase } from './command.ts'
import type { Place } from './place.ts'

/** What was found of one thing: well, to be looked at, or wrong. */
type Finding = { is: 'well' | 'look' | 'wrong'; what: string }

const marks = { well: 'ok   ', look: 'look ', wrong: 'WRONG' } as const

/** Says what is well and what is not with a place, and changes nothing. */
export const doctor: Command = {
  parameters: '',
  summary: 'Says whether folder, disk, secret and database are as they should be.',
  async run(_, { place, now, say, onDatabase }) {
    const findings = [
      ...folderFindings(place),
      ...(await diskFindings(place)),
      ...secretFindings(place),
      ...(await databaseFindings(place, now, onDatabase)),
    ]
    for (const { is, what } of findings) {
      say(`${marks[is]}  ${what}`)
    }
    return findings.some(({ is }) => is === 'wrong') ? 1 : 0
  },
}

function folderFindings({ dataDir }: Place): Finding[] {
  if (!existsSync(dataDir)) {
    return [{ is: 'look', what: `${dataDir} is not there yet: the first start makes it.` }]
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [{ is: 'wrong', what: `${dataDir} cannot be written to by this user.` }]
  }
  return isForOthers(dataDir)
    ? [{ is: 'look', what: `Others may look into ${dataDir}. Run: chmod 700 ${dataDir}` }]
    : [{ is: 'well', what: `${dataDir} is this user's alone.` }]
}

const bytesLow = 1_000_000_000
const bytesTooLow = 100_000_000

async function diskFindings({ dataDir }: Place): Promise<Finding[]> {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const what = `${(free / 1_000_000_000).toFixed(1)} GB are free on the disk of ${folder}.`
  return [{ is: free < bytesTooLow ? 'wrong' : free < bytesLow ? 'look' : 'well', what }]
}

function secretFindings({ dataDir, secret: given }: Place): Finding[] {
  const { secret } = dataFolderPaths(dataDir)
  if (given !== undefined) {
    return [{ is: 'well', what: 'The secret of the sessions is given by SESSION_SECRET.' }]
  }
  if (!existsSync(secret)) {
    return [
      { is: 'look', what: 'There is no secret of the sessions yet: the first start makes it.' },
    ]
  }
  return isForOthers(secret)
    ? [{ is: 'wrong', what: `Others can read ${secret}. Run: chmod 600 ${secret}` }]
    : [{ is: 'well', what: 'The secret of the sessions is kept from others.' }]
}

async function databaseFindings(
  { databaseUrl, dataDir }: Place,
  now: Date,
  onDatabase: OnDatabase,
): Promise<Finding[]> {
  if (databaseUrl === undefined && !existsSync(dataFolderPaths(dataDir).db)) {
    return [{ is: 'look', what: 'There is no embedded database yet: the first start makes it.' }]
  }
  try {
    return await onDatabase({ upTo: 'none' }, async (database) => [
      await schemaFinding(database),
      await clockFinding(database, now),
    ])
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return [{ is: error instanceof FolderInUse ? 'look' : 'wrong', what }]
  }
}

async function schemaFinding({ kysely, engine, version }: Database): Promise<Finding> {
  const name =
    engine === 'postgres' ? `PostgreSQL ${version}` : `The embedded database (${version})`
  const applied = (await hasSchema(kysely)) ? await appliedMigrations(kysely) : []
  const known = readMigrations(defaultMigrationsFolder(), engine)
  const newest = applied.at(-1)?.number ?? 0
  const ahead = known.filter(({ number }) => number > newest).length
  if (newest > (known.at(-1)?.number ?? 0)) {
    return { is: 'wrong', what: `${name} was made by a newer program than this one.` }
  }
  return ahead === 0
    ? { is: 'well', what: `${name} answers, and its schema is up to date.` }
    : {
        is: 'look',
        what: `${name} answers; the next start applies ${counted(ahead, 'migration')}.`,
      }
}

const skewMaxMs = 5000

/** Sessions and signatures carry the time of the process, day boundaries are reckoned by both. */
async function clockFinding({ kysely }: Database, now: Date): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(kysely)
  const skew = Math.abs((rows[0]?.at.getTime() ?? 0) - (now.getTime() + Date.now() - asked))
  return skew > skewMaxMs
    ? { is: 'look', what: `Its clock is ${Math.round(skew / 1000)} s away from this machine's.` }
    : { is: 'well', what: 'Its clock is this machine’s.' }
}

function isForOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0
}
