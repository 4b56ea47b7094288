import { writeCsv } from 'hucre/csv'
import * as z from 'zod'
import { importOutcomes, type ImportOutcome, type reportedRow } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { requireHarmless, uploadedTable } from '../../file-text/uploaded-table.ts'
import { ok, type BeforeContext, type PersonContext } from '../../handler.ts'
import { NoTable, type Table, type TableRow } from './read-table.ts'

// A table is looked at, and then taken over: judged anew, as the world is by then (decision 0091).

const notTaken = 'Please choose a CSV or an Excel file (.xlsx).'

type Reported = z.infer<typeof reportedRow>

/** What a module takes over from tables. */
export type TableImport<Kind extends string, Row extends Reported> = {
  /** What is kept beside each import, by which its module knows it. */
  kinds: readonly Kind[]
  row: z.ZodType<Row>
  /** The columns of the report. */
  columns: readonly (keyof Row & string)[]
  /** Of the report. */
  fileName: string
  /** More than such a table is, and little enough to be read while others wait. */
  bytesMax: number
  /** Reads the table; throws `NoTable` where it is none. */
  read: (bytes: Uint8Array, kind: Kind) => Promise<Table>
  /** Says what becomes of each row, and writes them if they are to be. Throws `NoTable` as well. */
  run: (context: PersonContext, asked: RunOf<Kind>) => Promise<Row[]>
  /** Said where it was taken over before, and when it has been. */
  said: { again: string; done: string }
}

/** The rows that are to be judged, and whether they are written. */
export type RunOf<Kind extends string> = {
  kind: Kind
  rows: readonly TableRow[]
  isApplied: boolean
}

/** What the four calls of an import do. */
export function tableImport<Kind extends string, Row extends Reported>(
  one: TableImport<Kind, Row>,
) {
  /** The rows of a table that its person uploaded within the last day. */
  async function tableIn(context: PersonContext, uploadId: string, kind: Kind) {
    const { fileName, bytes } = await uploadedTable(context, uploadId)
    return { fileName, ...(await said(() => one.read(bytes, kind))) }
  }

  const run = async (context: PersonContext, asked: RunOf<Kind>, passedOver: readonly string[]) =>
    asKept(await said(() => one.run(context, asked)), passedOver)

  // Imports of before the columns were told of have their rows alone.
  const kept = z.union([
    z.object({ passedOver: z.array(z.string()), rows: z.array(one.row) }),
    z.array(one.row).transform((rows) => ({ passedOver: [] as string[], rows })),
  ])

  /** An import of the person's own, held for this transaction where it is to be changed; others and none answer alike. */
  async function ownImport({ db, person }: PersonContext, importId: string, isHeld = false) {
    const found = await db
      .selectFrom('table_imports')
      .selectAll()
      .where('shard_key', '=', person.shardKey)
      .where('id', '=', importId)
      .where('person_id', '=', person.personId)
      .$if(isHeld, (select) => select.forUpdate())
      .executeTakeFirst()
    const kind = one.kinds.find((name) => name === found?.kind)
    if (found === undefined || kind === undefined) {
      return fail('not_found')
    }
    return { ...found, kind, ...kept.parse(found.rows) }
  }

  return {
    /** Lets a table go on that is harmless to read. */
    before: (file: string, context: BeforeContext) =>
      requireHarmless(context, file, { notTaken, bytesMax: one.bytesMax }),

    async check(context: PersonContext, file: string, kind: Kind) {
      const { db, person, ports, now } = context
      const { rows, passedOver, fileName } = await tableIn(context, file, kind)
      const importId = ports.ids.next()
      await db
        .insertInto('table_imports')
        .values({
          ...{ shard_key: person.shardKey, id: importId, person_id: person.personId },
          ...{ kind, upload_id: file, file_name: fileName, created_at: now },
          ...(await run(context, { kind, rows, isApplied: false }, passedOver)),
        })
        .execute()
      return ok({ importId })
    },

    async get(
      context: PersonContext,
      { importId, pLimit, pOffset }: { importId: string; pLimit: number; pOffset: number },
    ) {
      const found = await ownImport(context, importId)
      return {
        ...{ importId, kind: found.kind, fileName: found.file_name },
        passedOver: found.passedOver,
        createdAt: found.created_at.toISOString(),
        appliedAt: found.applied_at?.toISOString() ?? null,
        counts: z.record(z.enum(importOutcomes), z.int()).parse(found.counts),
        data: found.rows.slice(pOffset, pOffset + pLimit),
        ...{ totalRecords: found.rows.length, offset: pOffset },
      }
    },

    async apply(context: PersonContext, importId: string) {
      const { db, person, now } = context
      // Held from here on: of two at once the second finds that it was taken over.
      const found = await ownImport(context, importId, true)
      if (found.applied_at !== null) {
        return fail('wrong_state', { message: one.said.again })
      }
      const { rows, passedOver } = await tableIn(context, found.upload_id, found.kind)
      const asked = { kind: found.kind, rows, isApplied: true }
      const done = await run(context, asked, passedOver)
      await db
        .updateTable('table_imports')
        .set({ applied_at: now, ...done })
        .where('shard_key', '=', person.shardKey)
        .where('id', '=', importId)
        .execute()
      return ok({ importId }, one.said.done)
    },

    async report(context: PersonContext, importId: string) {
      const found = await ownImport(context, importId)
      const rows = found.rows.map((row) => one.columns.map((name) => textOf(row[name])))
      const about = `columns passed over: ${found.passedOver.join(', ')}`
      const head = one.columns.map((name) => (name === 'line' ? 1 : name === 'about' ? about : ''))
      const etag = `${importId}-${found.applied_at === null ? 'checked' : 'applied'}`
      return csvFile([[...one.columns], ...(found.passedOver.length > 0 ? [head] : []), ...rows], {
        etag,
        fileName: one.fileName,
      })
    },
  }
}

/** A table as a file that a spreadsheet opens. */
export function csvFile(
  rows: (string | number)[][],
  { etag, fileName }: { etag: string; fileName: string },
) {
  const csv = writeCsv(rows, { bom: true, escapeFormulae: true })
  return {
    status: 'file',
    file: {
      ...{ etag, fileName, mediaType: 'text/csv; charset=utf-8', isAttachment: true },
      make: () => Promise.resolve(new TextEncoder().encode(csv)),
    },
  } as const
}

const textOf = (value: unknown) => (typeof value === 'number' ? value : String(value))

/** What is wrong with the table as a whole stands beside the field that brought it. */
async function said<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoTable) {
      return failField('file', error.message)
    }
    throw error
  }
}

/** What is kept: how many rows there are of each outcome, those with something to say, and columns passed over. */
function asKept(reports: readonly Reported[], passedOver: readonly string[]) {
  const of = (outcome: ImportOutcome) => reports.filter((one) => one.outcome === outcome)
  const counts = Object.fromEntries(importOutcomes.map((name) => [name, of(name).length]))
  const same = of('same').filter(({ about }) => about !== '')
  const rows = [...of('refused'), ...of('new'), ...of('changed'), ...same]
  return { counts: json(counts), rows: json({ passedOver, rows }) }
}
