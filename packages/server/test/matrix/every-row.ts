import type { Database } from '../../src/db/database.ts'
import { readMarks, tablesOf } from '../row-marks.ts'

/** What each table holds, in short: any write shows in it. */
export async function everyRow({ kysely }: Database): Promise<Record<string, unknown>> {
  return Object.fromEntries(await readMarks(kysely, await tablesOf(kysely)))
}
