import { reportLibrary, type ReportWindow } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { countReport } from './reports.count.ts'
import { ownersOf, readableReports, reportForChange, type ReportRow } from './reports.queries.ts'
import { fromLibrary, isKnown, readReport, toReport, type ReadReport } from './reports.row.ts'
import { changesOf } from './reports.trail.ts'

export const list: PersonHandler<'reports.list'> = async (asked, { db, person }) => {
  const { dataset, search = '' } = asked
  const word = search.trim().toLowerCase()
  const given = reportLibrary.filter(
    (one) =>
      (dataset === undefined || one.dataset === dataset) &&
      [one.title, one.description].some((text) => text.toLowerCase().includes(word)),
  )
  const made = (await readableReports(db, person, asked)).filter(isKnown)
  const owners = await ownersOf(db, person, made)
  const toRow = (row: ReportRow) => toReport(row, person, owners.get(row.owner_id))
  return ok([...given.map(fromLibrary), ...made.map(toRow)])
}

export const get: PersonHandler<'reports.get'> = async ({ reportId }, context) => {
  const { report } = await requireReport(context, reportId)
  return ok(report)
}

export const result: PersonHandler<'reports.result'> = async ({ reportId, window }, context) => {
  const { definition } = await requireReport(context, reportId, window)
  return ok(await countReport(definition, context))
}

/** The report that a call names, over another window where it names one. */
export async function requireReport(
  context: Pick<PersonContext, 'db' | 'person'>,
  reportId: string,
  window?: ReportWindow,
): Promise<ReadReport> {
  const read = (await readReport(context, reportId)) ?? fail('forbidden')
  const { report, definition } = read
  return { report, definition: { ...definition, window: window ?? definition.window } }
}

export const remove: PersonHandler<'reports.remove'> = async ({ reportId }, context) => {
  const { db, person, audit, ifMatch } = context
  const row = await reportForChange(db, person, reportId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  // Nothing else names it, so that its row need not stay.
  await db
    .deleteFrom('reports')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', reportId)
    .execute()
  await audit({
    ...{ recordType: 'report', recordId: reportId, action: 'delete' },
    changes: changesOf(row, undefined),
  })
  return ok(null, 'Report deleted.')
}
