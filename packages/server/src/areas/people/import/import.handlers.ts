import { createHash } from 'node:crypto'
import { importedRow, peopleColumns } from '@holdpoint/api'
import { sendJob } from '../../../clock/boss.ts'
import { fail } from '../../../fail.ts'
import {
  ok,
  type CheckedHandler,
  type PersonContext,
  type PersonHandler,
} from '../../../handler.ts'
import type { TableRow } from '../../../records/imports/read-table.ts'
import { csvFile, tableImport } from '../../../records/imports/table-import.ts'
import { effectiveKeys } from '../../../session/effective-keys.ts'
import { statisticsJob } from '../../../statistics.clock.ts'
import { lockRights, rightsOf } from '../../permissions/permissions.queries.ts'
import { notHeld } from '../../permissions/permissions.rules.ts'
import { importPeople, readPeople } from './import-people.ts'

const people = tableImport({
  kinds: ['people'],
  row: importedRow,
  columns: ['line', 'employeeNumber', 'outcome', 'about'],
  fileName: 'people-import.csv',
  bytesMax: 10 * 2 ** 20,
  read: readPeople,
  run: (context, { rows, isApplied }) => runImport(context, rows, isApplied),
  said: { again: 'These people were taken over already.', done: 'The people were taken over.' },
})

export const checkImport: CheckedHandler<'people.checkImport'> = {
  before: ({ file }, context) => people.before(file, context),
  handle: ({ file }, context) => people.check(context, file, 'people'),
}

export const getImport: PersonHandler<'people.getImport'> = async (asked, context) => {
  const { kind: _, ...found } = await people.get(context, asked)
  return ok(found)
}

export const applyImport: PersonHandler<'people.applyImport'> = ({ importId }, context) =>
  people.apply(context, importId)

export const importReport: PersonHandler<'people.importReport'> = ({ importId }, context) =>
  people.report(context, importId)

export const importTemplate: PersonHandler<'people.importTemplate'> = () => {
  const rows = [
    peopleColumns.map(({ heading }) => heading),
    peopleColumns.map(({ example }) => example),
  ]
  const etag = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
  return Promise.resolve(csvFile(rows, { etag, fileName: 'people-template.csv' }))
}

/** Judges the rows as whoever asks may, and writes them if they are to be. */
async function runImport(context: PersonContext, rows: readonly TableRow[], isApplied: boolean) {
  const { db, person, ports, requestId } = context
  const { shardKey, personId, timeZone } = person
  await lockRights(db, shardKey)
  const beyond = await beyondReach(context, rows)
  const asked = { shardKey, rows, requestId, personId, timeZone, beyond, isApplied }
  const reports = await importPeople(db, ports, asked)
  if (isApplied) {
    await sendJob(db, statisticsJob, {})
  }
  return reports
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
