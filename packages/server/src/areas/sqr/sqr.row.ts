import {
  sqrEditablePhases,
  sqrLinkedPhases,
  sqrWriters,
  type SqrPhase,
  type SqrRow,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { factsOf, sqrKind } from './sqr.facts.ts'
import { mayCall, tiesOf } from './sqr.rights.ts'
import { hasInvestigated, isOverdue } from './sqr.rules.ts'

/** Who asks of a report, and when. */
export type Asking = { person: Person; now: Date }

/** Whether what a report says may be changed in a phase. */
export function isEditable(phase: SqrPhase): boolean {
  return sqrEditablePhases.includes(phase)
}

/** Whether its non-conformance and its files may be: what has to help is written while it is watched. */
export function isFollowed(phase: SqrPhase): boolean {
  return isEditable(phase) || phase === 'monitoring'
}

/** Whether actions are raised from a report in a phase: a draft may still be deleted. */
export function takesActions(phase: SqrPhase): boolean {
  return phase !== 'draft' && isFollowed(phase)
}

/** Whether the actions of a report are taken off it in a phase: none that it was approved with. */
export function losesActions(phase: SqrPhase): boolean {
  return takesActions(phase) && phase !== 'monitoring'
}

/** Whether a report is linked with another one in a phase. */
export function isLinked(phase: SqrPhase): boolean {
  return sqrLinkedPhases.includes(phase)
}

/** A report as it travels to one person. */
export function toSqr(row: SqrSqlRow, { person, now }: Asking): SqrRow {
  const ties = tiesOf(row)
  const { status } = row
  const mayWrite = opens({ ties: sqrWriters }, ties, person)
  const facts = factsOf(row, person)
  const isVoidLink = status === 'void' && row.parent_id !== null
  return {
    sqrId: row.id,
    number: row.number,
    title: row.title,
    phase: status,
    status: row.status_name,
    statusReason: row.status_reason,
    phaseSince: row.phase_since.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    hours: row.hours,
    severity: row.severity,
    isSeverityOverridden: row.severity_override !== null,
    classification: row.classification,
    type: row.type,
    businessUnit: row.business_unit,
    crew: row.crew,
    district: row.district,
    customer: row.customer,
    pad: row.pad,
    well: row.well,
    reporter: row.reporter,
    owner: row.owner,
    dueAt: row.due_at?.toISOString() ?? null,
    isOverdue: isOverdue({ status, dueAt: row.due_at }, now),
    openActions: row.open_actions,
    actions: row.actions,
    ncrStep: row.ncr_step,
    parentId: row.parent_id,
    childCount: row.child_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    rowVersion: row.row_version,
    // Where there is no other status, nobody needs to read of it.
    allowedEvents: eventsOf(sqrKind, status, { person, ties }, facts).filter(
      ({ event }) => event !== 'relabel' || facts.hasOtherStatus,
    ),
    can: {
      edit: isEditable(status) && mayWrite,
      editNcr: isFollowed(status) && mayWrite,
      delete: status === 'draft' && mayCall('sqr.remove', ties, person),
      verify:
        status === 'verifying' &&
        !hasInvestigated(facts) &&
        mayCall('sqr.verifyParts', ties, person),
      raiseAction: takesActions(status) && mayWrite,
      link: (isLinked(status) || isVoidLink) && mayCall('sqr.saveLinking', ties, person),
    },
  }
}
