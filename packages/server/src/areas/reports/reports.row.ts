import {
  reportDataset,
  reportDatasetNames,
  reportLibrary,
  type LibraryReport,
  type Report,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import type { PersonRights } from '../../identity.ts'
import type { Definition } from './reports.count.ts'
import { ownersOf, reportRow, type ReportRow } from './reports.queries.ts'
import { isTold, rightsIn } from './reports.rights.ts'

/** A report as somebody reads it, and what it counts. */
export type ReadReport = { report: Report; definition: Definition }

/** A report that comes with Holdpoint. */
export function fromLibrary(given: LibraryReport): Report {
  return {
    ...given,
    ...{ filterTitle: null, isShared: true, pace: 'never', recipients: [] },
    ...{ named: [], owner: null },
    ...{ updatedAt: null, rowVersion: 1, can: { edit: false, delete: false, copy: true } },
  }
}

/** One that was made here, by somebody who may have left. */
export function toReport(
  row: ReportRow,
  person: PersonRights,
  owner: PersonRights | undefined,
): Report {
  return {
    ...{ reportId: row.id, title: row.title, description: row.description, dataset: row.dataset },
    ...{ groupBy: row.group_by, splitBy: row.split_by, measure: row.measure },
    ...{ window: row.time_window, filterTitle: row.filter_title, isShared: row.is_shared },
    ...{ pace: row.pace, named: row.named, owner: row.owner },
    recipients: row.named.filter(({ personId }) => isTold(personId, owner)),
    ...{ updatedAt: row.updated_at.toISOString(), rowVersion: row.row_version },
    can: rightsIn(row, person),
  }
}

/** Whether this program still counts what a report counts: it may be older. */
export function isKnown({
  dataset,
  group_by: group,
  split_by: split,
  measure,
}: ReportRow): boolean {
  if (!reportDatasetNames.includes(dataset)) {
    return false
  }
  const { dimensions, measures } = reportDataset(dataset)
  const isDimension = (name: string) => Object.hasOwn(dimensions, name)
  return (
    isDimension(group) && (split === null || isDimension(split)) && Object.hasOwn(measures, measure)
  )
}

/** The report that a call names; undefined where it is gone. */
export async function readReport(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  reportId: string,
): Promise<ReadReport | undefined> {
  const given = reportLibrary.find((one) => one.reportId === reportId)
  if (given !== undefined) {
    return { report: fromLibrary(given), definition: { ...given, filterValues: null } }
  }
  const row = await reportRow(db, person, reportId)
  if (row === undefined || !isKnown(row)) {
    return undefined
  }
  const owners = await ownersOf(db, person, [row])
  const report = toReport(row, person, owners.get(row.owner_id))
  return { report, definition: { ...report, filterValues: row.filter_values } }
}
