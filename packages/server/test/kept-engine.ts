import { sql } from 'kysely'
import type { Database, Queryable } from '../src/db/database.ts'
import { withLink, type EnginePool } from '../src/db/engine.ts'
import { kyselyOver } from '../src/db/kysely-dialect.ts'
import { LentPool } from './lent-pool.ts'
import { changedBetween, readMarks, tablesOf, type RowMarks } from './row-marks.ts'

type Log = Parameters<typeof kyselyOver>[1]

/** An engine that was opened, and what ends it for good. */
export type OpenedEngine = { pool: EnginePool; end: () => Promise<void> }
export type OpenEngine = (onLog: Log) => Promise<OpenedEngine>

/** Opening an engine costs more than a second of work, and emptying its tables a fiftieth. */
type KeptEngine = OpenedEngine & {
  /** To whom the engine speaks now. */
  listener: { log: Log }
  fresh: { schema: string; tables: readonly string[]; marks: RowMarks }
}

// More rows than that leave a file so large that a new one is cheaper.
const rowsMax = 5_000
const idleMax = 2
const idle = new Map<string, KeptEngine[]>()

/**
 * A migrated, empty database: one that another test is done with, or a new one. What a test has
 * changed in the schema is never handed on.
 */
export async function borrowEngine(kind: string, open: OpenEngine, onLog: Log): Promise<Database> {
  const kept = (await takeIdle(kind)) ?? (await openKept(open))
  kept.listener.log = onLog
  const pool = new LentPool(kept.pool)
  let closing: Promise<void> | undefined
  return {
    kysely: kyselyOver(pool, onLog),
    engine: pool.engine,
    version: pool.version,
    onLink: (work) => withLink(pool, work),
    close: () => (closing ??= giveBack(kind, kept, pool)),
  }
}

async function takeIdle(kind: string): Promise<KeptEngine | undefined> {
  for (let kept = idle.get(kind)?.pop(); kept !== undefined; kept = idle.get(kind)?.pop()) {
    if (await makeFresh(kept).catch(() => false)) {
      return kept
    }
    await kept.end()
  }
  return undefined
}

async function openKept(open: OpenEngine): Promise<KeptEngine> {
  const listener: KeptEngine['listener'] = { log: () => undefined }
  const opened = await open((entry) => listener.log(entry))
  const kysely = kyselyOver(opened.pool, () => undefined)
  const tables = await tablesOf(kysely)
  const [schema, marks] = [await schemaMark(kysely), await readMarks(kysely, tables)]
  return { ...opened, listener, fresh: { schema, tables, marks } }
}

async function giveBack(kind: string, kept: KeptEngine, pool: LentPool): Promise<void> {
  const others = idle.get(kind) ?? []
  try {
    await pool.close()
  } catch (error) {
    await kept.end()
    throw error
  }
  if (others.length >= idleMax) {
    await kept.end()
    return
  }
  kept.listener.log = () => undefined
  idle.set(kind, [...others, kept])
}

/** Empties what was filled, or answers that this engine is not as it was. */
async function makeFresh({ pool, fresh }: KeptEngine): Promise<boolean> {
  const kysely = kyselyOver(pool, () => undefined)
  if ((await schemaMark(kysely)) !== fresh.schema) {
    return false
  }
  const now = await readMarks(kysely, fresh.tables)
  const changed = changedBetween(fresh.marks, now)
  const rows = changed.reduce((sum, name) => sum + (now.get(name)?.count ?? 0), 0)
  // What the migrations themselves wrote is not made again.
  if (rows > rowsMax || changed.some((name) => fresh.marks.get(name)?.count !== 0)) {
    return false
  }
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const name of changed) {
      await sql`delete from ${sql.table(name)}`.execute(transaction)
    }
  })
  return true
}

/** Changes with the schema and with what the planner has been told of the tables. */
async function schemaMark(kysely: Queryable): Promise<string> {
  const marks = await readMarks(kysely, [
    'pg_class',
    'pg_attribute',
    'pg_constraint',
    'pg_index',
    'pg_namespace',
    'pg_proc',
    'pg_statistic',
    'pg_trigger',
    'pg_type',
  ])
  return JSON.stringify([...marks])
}
