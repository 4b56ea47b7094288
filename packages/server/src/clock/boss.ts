import type PgBoss from 'pg-boss'
import { CompiledQuery } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { EngineLink } from '../db/engine.ts'
import { toParameter } from '../db/parameter.ts'

/** Where pg-boss keeps its tables: beside what is ours, so that no backup takes them along. */
const clockSchema = 'clock'

/** pg-boss, loaded when it is needed first: no start waits for it. */
export async function newBoss(options: PgBoss.ConstructorOptions): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss')
  return new Boss({ ...options, schema: clockSchema })
}

/** A failing job is tried again after about 30 s, 1, 2, 4 and 8 minutes; then it stays as failed. */
export const retries = { retryLimit: 5, retryDelay: 30, retryBackoff: true } as const

/** pg-boss on one connection of ours, whichever engine it is. */
export async function executeOn(link: EngineLink, text: string, values?: unknown[]) {
  // What it sends without values and in a transaction of its own is several statements.
  if (values === undefined && /^\s*begin;/i.test(text)) {
    await link.script(text)
    return { rows: [] }
  }
  return await link.query(text, parametersOf(values))
}

/** It hands JSON over as objects, which our parameters refuse to guess at. */
function parametersOf(values: readonly unknown[] = []) {
  return values.map((value) =>
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array)
      ? JSON.stringify(value)
      : toParameter(value),
  )
}

const nowhere: PgBoss.Db = {
  executeSql: () => Promise.reject(new Error('A job is sent in the transaction of its cause.')),
}
let sender: Promise<PgBoss> | undefined
/** Never started: it only writes jobs. */
const theSender = () => (sender ??= newBoss({ db: nowhere }))

/** When a job is due, and what makes it the same as one that waits already. */
export type SendOptions = { at?: Date; key?: string }

/**
 * Sends a job in the transaction of what causes it: undone with it, and there with it. Answers false
 * where no clock has ever run on this database, which finds what is due by itself when one does.
 */
export async function sendJob<Data extends object>(
  db: Queryable,
  { name }: { name: string },
  data: Data,
  { at, key }: SendOptions = {},
): Promise<boolean> {
  const inside: PgBoss.Db = {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, parametersOf(values)))
      return { rows }
    },
  }
  const id = await (
    await theSender()
  ).send(name, data, {
    db: inside,
    ...(at === undefined ? {} : { startAfter: at }),
    ...(key === undefined ? {} : { singletonKey: key }),
  })
  return id !== null
}
