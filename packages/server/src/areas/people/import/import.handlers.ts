import { writeCsv } from 'hucre/csv'
import * as z from 'zod'
import { importedRow, importOutcomes, type ImportOutcome } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { fail, failField } from '../../../fail.ts'
import { requireHarmless, uploadedTable } from '../../../file-text/uploaded-table.ts'
import {
  ok,
  type CheckedHandler,
  type PersonContext,
  type PersonHandler,
} from '../../../handler.ts'
import { effectiveKeys } from '../../../session/effective-keys.ts'
import { lockRights, rightsOf } from '../../permissions/permissions.queries.ts'
import { notHeld } from '../../permissions/permissions.rules.ts'
import { importPeople, type RowReport } from './import-people.ts'
import { NoTable, readTable, type TableRow } from './read-table.ts'

const notTaken = 'Please choose a CSV or an Excel file (.xlsx).'
/** More than any table of people is, and little enough to be read while others wait. */
const bytesMax = 10 * 2 ** 20

export const checkImport: CheckedHandler<'people.checkImport'> = {
  before: ({ file }, context) => requireHarmless(context, file, { notTaken, bytesMax }),
  handle: async ({ file }, context) => {
    const { db, person, ports, now } = context
    const { rows, fileName } = await tableIn(context, file)
    const importId = ports.ids.next()
    await db
      .insertInto('people_imports')
      .values({
        shard_key: person.shardKey,
        id: importId,
        person_id: person.personId,
        upload_id: file,
        file_name: fileName,
        created_at: now,
        ...asKept(await runImport(context, rows, false)),
      })
      .execute()
    return ok({ importId })
  },
}

export const getImport: PersonHandler<'people.getImport'> = async (
  { importId, pLimit, pOffset },
  context,
) => {
  const one = await ownImport(context, importId)
  const rows = rowsOf(one)
  return ok({
    importId,
    fileName: one.file_name,
    createdAt: one.created_at.toISOString(),
    appliedAt: one.applied_at?.toISOString() ?? null,
    counts: z.record(z.enum(importOutcomes), z.int()).parse(one.counts),
    data: rows.slice(pOffset, pOffset + pLimit),
    totalRecords: rows.length,
    offset: pOffset,
  })
}

export const applyImport: PersonHandler<'people.applyImport'> = async ({ importId }, context) => {
  const { db, person, now } = context
  // Held from here on: of two at once the second finds that it was taken over.
  const one = await ownImport(context, importId, true)
  if (one.applied_at !== null) {
    return fail('wrong_state', { message: 'These people were taken over already.' })
  }
  const { rows } = await tableIn(context, one.upload_id)
  await db
    .updateTable('people_imports')
    .set({ applied_at: now, ...asKept(await runImport(context, rows, true)) })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', importId)
    .execute()
  return ok({ importId }, 'The people were taken over.')
}

export const importReport: PersonHandler<'people.importReport'> = async ({ importId }, context) => {
  const one = await ownImport(context, importId)
  const rows = rowsOf(one).map((row) => [row.line, row.employeeNumber, row.outcome, row.about])
  const csv = writeCsv([['line', 'employeeNumber', 'outcome', 'about'], ...rows], {
    ...{ bom: true, escapeFormulae: true },
  })
  return {
    status: 'file',
    file: {
      etag: `${importId}-${one.applied_at === null ? 'checked' : 'applied'}`,
      mediaType: 'text/csv; charset=utf-8',
      fileName: 'people-import.csv',
      isAttachment: true,
      make: () => Promise.resolve(new TextEncoder().encode(csv)),
    },
  }
}

/** The rows of a table that its person uploaded within the last day. */
async function tableIn(context: PersonContext, uploadId: string) {
  const { fileName, bytes } = await uploadedTable(context, uploadId)
  return { fileName, rows: await said(() => readTable(bytes)) }
}

/** Judges the rows as whoever asks may, and writes them if they are to be. */
async function runImport(context: PersonContext, rows: readonly TableRow[], isApplied: boolean) {
  const { db, person, ports, requestId } = context
  const { shardKey, personId, timeZone } = person
  await lockRights(db, shardKey)
  const beyond = await beyondReach(context, rows)
  const asked = { shardKey, rows, requestId, personId, timeZone, beyond, isApplied }
  return said(() => importPeople(db, ports, asked))
}

/** People of the rows who may do more than whoever asks. */
async function beyondReach(
  { db, person: { shardKey, personId } }: PersonContext,
  rows: readonly TableRow[],
): Promise<ReadonlySet<string>> {
  const numbers = new Set(rows.map(({ cells }) => cells.get('employeeNumber')))
  const people = await db
    .selectFrom('people')
    .select(['id', 'employee_number'])
    .where('shard_key', '=', shardKey)
    .execute()
  const named = people.filter((one) => numbers.has(one.employee_number)).map(({ id }) => id)
  const rights = await rightsOf(db, shardKey, [...named, personId])
  const own = rights.get(personId)
  const held = effectiveKeys(own ?? fail('forbidden'))
  const isBeyond = (id: string) => {
    const theirs = rights.get(id)
    return theirs !== undefined && notHeld([...effectiveKeys(theirs)], held) !== undefined
  }
  return new Set(named.filter(isBeyond))
}

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

/** What is kept of the rows: how many there are of each outcome, and those with something to say. */
function asKept(reports: readonly RowReport[]) {
  const of = (outcome: ImportOutcome) => reports.filter((one) => one.outcome === outcome)
  const counts = Object.fromEntries(importOutcomes.map((name) => [name, of(name).length]))
  const same = of('same').filter(({ about }) => about !== '')
  const rows = [...of('refused'), ...of('new'), ...of('changed'), ...same]
  return { counts: json(counts), rows: json(rows) }
}

/** An import of the person's own, held for this transaction where it is to be changed; others and none answer alike. */
async function ownImport({ db, person }: PersonContext, importId: string, isHeld = false) {
  const one = await db
    .selectFrom('people_imports')
    .selectAll()
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', importId)
    .where('person_id', '=', person.personId)
    .$if(isHeld, (select) => select.forUpdate())
    .executeTakeFirst()
  return one ?? fail('not_found')
}

function rowsOf({ rows }: { rows: unknown }) {
  return z.array(importedRow).parse(rows)
}
