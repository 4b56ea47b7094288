import {
  jsaLeaders,
  jsaWriters,
  policies,
  riskCodeOf,
  riskNameOfLevel,
  type Attendee,
  type JsaHazard,
  type JsaRow,
  type JsaState,
  type Tie,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { JsaSqlRow } from './jsa.columns.ts'
import { factsOf, jsaKind } from './jsa.facts.ts'
import type { AttendeeRow, JsaHazardRow } from './jsa.queries.ts'
import { collectors, tiesOf } from './jsa.rights.ts'
import { outOfTime } from './jsa.rules.ts'

/** Who asks of an analysis, and when. */
export type Asking = { person: Person; now: Date }

/** Its job runs: a change raises its revision, and the crew signs again. */
export function isRunning(status: JsaState): boolean {
  return status === 'active' || status === 'stopped'
}

/** People come to it, leave it and come back. */
export function isStaffed(status: JsaState): boolean {
  return status === 'ready' || isRunning(status)
}

/** Who is on the crew may still be said. */
export function isOpen(status: JsaState): boolean {
  return status === 'draft' || status === 'awaiting_approval' || isStaffed(status)
}

/** A draft that nobody has submitted yet. */
export function isDeletable(row: Pick<JsaSqlRow, 'status' | 'submitted_by'>): boolean {
  return row.status === 'draft' && row.submitted_by === null
}

/** Its files may be taken off: until the job is opened, as whoever signs has them before them. */
export function losesFiles(status: JsaState): boolean {
  return isOpen(status) && !isRunning(status)
}

/** Whether people sign on now. */
export function isSignedOn(row: JsaSqlRow, now: Date): boolean {
  const { status, starts_at: startsAt, expires_at: expiresAt } = row
  return status === 'active' && outOfTime({ startsAt, expiresAt, now }) === null
}

/** Whether somebody may hold the tablet on which others sign. */
export function collects(ties: ReadonlySet<Tie>, person: Person): boolean {
  return opens({ ties: collectors }, ties, person)
}

/** An analysis as it travels to one person. */
export function toJsa(row: JsaSqlRow, { person, now }: Asking): JsaRow {
  const ties = tiesOf(row)
  const { status } = row
  const mayWrite = opens({ ties: jsaWriters }, ties, person)
  const maySay = (call: 'jsa.remove' | 'jsa.star' | 'jsa.clone' | 'jsa.share') =>
    opens(policies[call].record, ties, person)
  return {
    jsaId: row.id,
    number: row.number,
    title: row.title,
    shift: row.shift,
    status,
    statusReason: row.status_reason,
    startsAt: row.starts_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    crew: row.crew,
    crewColor: row.crew_color,
    pad: row.pad,
    customer: row.customer,
    well: row.well,
    author: row.author,
    supervisor: row.supervisor,
    isStar: row.is_star,
    revision: row.revision,
    attendeeCount: row.attendee_count,
    signedCount: row.signed_count,
    signaturePercentage: row.signature_percentage,
    sseCount: row.sse_count,
    hazardCount: row.hazard_count,
    residualRisk: row.residual_risk,
    residualRiskName: riskNameOfLevel(row.residual_level),
    stopCount: row.stop_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(jsaKind, status, { person, ties }, factsOf(row, person, now)),
    can: {
      edit: isRunning(status)
        ? opens({ ties: jsaLeaders }, ties, person)
        : status === 'draft' && mayWrite,
      crew: isOpen(status) && mayWrite,
      delete: isDeletable(row) && maySay('jsa.remove'),
      clone: person.permissions.has('create_jsa') && maySay('jsa.clone'),
      star: status !== 'draft' && maySay('jsa.star'),
      join: isStaffed(status) && !row.is_attendee && maySay('jsa.share'),
      collect: isSignedOn(row, now) && collects(ties, person),
      share: maySay('jsa.share'),
    },
  }
}

/** A hazard of a job, as it travels. */
export function toJsaHazard(row: JsaHazardRow): JsaHazard {
  const { initial_likelihood, initial_severity, residual_likelihood, residual_severity } = row
  const initial = riskCodeOf({ likelihood: initial_likelihood, severity: initial_severity })
  const residual = riskCodeOf({ likelihood: residual_likelihood, severity: residual_severity })
  return {
    hazardId: row.id,
    step: row.step,
    title: row.title,
    description: row.description,
    categoryIds: row.category_ids,
    tagIds: row.tag_ids,
    lossCategoryIds: row.loss_category_ids,
    initialLikelihood: initial_likelihood,
    initialSeverity: initial_severity,
    initialRisk: initial,
    initialRiskName: riskNameOfLevel(row.initial_level),
    residualLikelihood: residual_likelihood,
    residualSeverity: residual_severity,
    residualRisk: residual,
    residualRiskName: riskNameOfLevel(row.residual_level),
    controls: row.controls,
    ppe: row.ppe,
    stopTrigger: row.stop_trigger,
    masterHazardId: row.master_hazard_id,
    masterVersion: row.current_version,
    isMasterNewer: row.is_master_newer,
    isMasterRetired: row.is_master_retired,
  }
}

/** Somebody of the crew, as they travel to one person. */
export function toAttendee(row: AttendeeRow, jsa: JsaSqlRow, { person, now }: Asking): Attendee {
  const mayAct = row.person?.personId === person.personId || collects(tiesOf(jsa), person)
  const isGone = row.left_at !== null
  const isSigned = row.signed_revision === jsa.revision
  return {
    attendeeId: row.id,
    person: row.person,
    name: row.person?.fullName ?? row.name,
    company: row.company,
    role: row.role,
    isSSE: row.is_sse,
    mentor: row.mentor,
    isMentorHere: row.is_mentor_here,
    language: row.language,
    signedAt: row.signed_at?.toISOString() ?? null,
    signedRevision: row.signed_revision,
    isSigned,
    signedLanguage: row.signature?.language ?? null,
    statement: row.signature?.statement ?? null,
    signatureKind: row.signature?.kind ?? null,
    uploadId: row.signature?.uploadId ?? null,
    witness: row.witness,
    leftAt: row.left_at?.toISOString() ?? null,
    isHere: row.is_here,
    can: {
      sign: mayAct && !isGone && !isSigned && isSignedOn(jsa, now),
      leave: mayAct && !isGone && isStaffed(jsa.status),
      return: mayAct && isGone && isStaffed(jsa.status),
    },
  }
}
