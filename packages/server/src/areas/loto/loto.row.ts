import {
  lotoIsolators,
  lotoPicturesMax,
  lotoSharers,
  lotoWriters,
  policies,
  type LotoAuthorization,
  type LotoRow,
  type LotoStep,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { LotoSqlRow } from './loto.columns.ts'
import { factsOf, lotoKind } from './loto.facts.ts'
import type { LotoPersonRow, LotoPointRow } from './loto.queries.ts'
import { collectors, editsAll, tiesOf } from './loto.rights.ts'
import { toPoint } from './loto.point-columns.ts'
import { isPhotographed, whyNotAt, whyStuck } from './loto.points.rules.ts'
import { isOver, isStaffed, whyUnsignable } from './loto.rules.ts'

/** Whether somebody may put locks on the points of a lockout and verify them. */
export function isolates(row: LotoSqlRow, person: Person): boolean {
  return opens({ ties: lotoIsolators }, tiesOf(row), person)
}

/** Whether somebody may name others on it, and hold the tablet on which they sign. */
export function collects(row: LotoSqlRow, person: Person): boolean {
  return opens({ ties: collectors }, tiesOf(row), person)
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null

/** A lockout as it travels to one person. */
export function toLoto(row: LotoSqlRow, person: Person): LotoRow {
  const ties = tiesOf(row)
  const { status } = row
  const isDraft = status === 'draft'
  const may = (rule: { ties: typeof lotoWriters }) => opens(rule, ties, person)
  const mayShare = may({ ties: lotoSharers })
  return {
    lotoId: row.id,
    number: row.number,
    title: row.title,
    status,
    statusReason: row.status_reason,
    asset: row.asset,
    equipmentCategory: row.equipment_category,
    template: row.template,
    pad: row.pad,
    author: row.author,
    primary: row.primary,
    isGroup: row.is_group,
    lockbox: row.lockbox,
    plannedStart: isoOf(row.planned_start),
    plannedEnd: isoOf(row.planned_end),
    pointCount: row.point_count,
    lockedCount: row.locked_count,
    lockCount: row.lock_count,
    peopleCount: row.people_count,
    lockedSince: isoOf(row.locked_since),
    isLockedLong: row.is_locked_long,
    isWaiting: row.is_waiting,
    handoverCount: row.handover_count,
    testCount: row.test_count,
    absentCount: row.absent_count,
    verifiedAt: isoOf(row.verified_at),
    restoredAt: isoOf(row.restored_at),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(lotoKind, status, { person, ties }, factsOf(row, person.personId)),
    can: {
      edit: isDraft && may({ ties: lotoWriters }),
      delete: isDraft && may(policies['loto.remove'].record),
      clone: person.permissions.has('create_loto') && mayShare,
      authorize: isStaffed(status) && collects(row, person),
      join: isStaffed(status) && !row.is_named && mayShare,
      collect: !isDraft && !isOver(status) && collects(row, person),
      share: mayShare,
    },
  }
}

/** A point as it travels to one person. */
export function toStep(point: LotoPointRow, row: LotoSqlRow, person: Person): LotoStep {
  const mayIsolate = isolates(row, person)
  const at = { point: factsOfPoint(point), loto: row, personId: person.personId }
  const isOpen = (event: Parameters<typeof whyNotAt>[0]) => whyNotAt(event, at) === null
  return {
    ...toPoint(point),
    state: point.state,
    lockNumbers: point.lock_numbers,
    tagNumber: point.tag_number,
    lockedBy: point.locker,
    lockedAt: isoOf(point.locked_at),
    holder: point.holder,
    isLong: point.is_long,
    releasedBy: point.releaser,
    releasedAt: isoOf(point.released_at),
    reading: point.reading,
    isReadingMet: point.is_reading_met,
    verifiedBy: point.verifier,
    verifiedAt: isoOf(point.verified_at),
    removedBy: point.remover,
    removedAt: isoOf(point.removed_at),
    photos: point.photos,
    can: {
      lock: mayIsolate && isOpen('lock'),
      release: mayIsolate && isOpen('release'),
      verify: mayIsolate && isOpen('verify'),
      unlock: isOpen('unlock'),
      removeAbsent: (point.is_holder_below || editsAll(person)) && isOpen('removeAbsent'),
      photograph: mayIsolate && isPhotographed(row.status) && point.photos.length < lotoPicturesMax,
    },
    why: whyStuck(at, point),
  }
}

/** What the verdicts look at, of a point that was read. */
export function factsOfPoint(point: LotoPointRow) {
  const { id, state, stored_energy, locker, holder } = point
  return {
    ...{ id, state, stored_energy, holder, lockedById: locker?.personId ?? null },
    ...{ tag: point.point_tag, device: point.device },
  }
}

/** Somebody on the list, as they travel to one person. */
export function toAuthorization(
  line: LotoPersonRow,
  row: LotoSqlRow,
  person: Person,
): LotoAuthorization {
  const isOwn = line.person?.personId === person.personId
  const isOn = line.locked_at !== null
  return {
    authorizationId: line.id,
    person: line.person,
    name: line.person?.fullName ?? line.name,
    company: line.company,
    phone: collects(row, person) || editsAll(person) ? line.phone : '',
    role: line.role,
    lockNumber: line.lock_number,
    signedAt: isoOf(line.signed_at),
    signatureKind: line.signature?.kind ?? null,
    statement: line.signature?.statement ?? null,
    uploadId: line.signature?.uploadId ?? null,
    witness: line.witness,
    lockedAt: isoOf(line.locked_at),
    isLong: line.is_long,
    unlockedAt: isoOf(line.unlocked_at),
    removedBy: line.remover,
    offStatement: line.off_signature?.statement ?? null,
    offUploadId: line.off_signature?.uploadId ?? null,
    offWitness: line.off_witness,
    can: {
      sign: (isOwn || collects(row, person)) && whyUnsignable(line, row) === null,
      lockOff: isOwn && isOn,
      collectOff: isOn && collectsOff(line, row, person),
      changePhone: line.person === null && collects(row, person),
      removeAbsent: !isOwn && isOn && (line.is_below || editsAll(person)),
      remove: isStaffed(row.status) && collects(row, person) && isRemovable(line),
    },
  }
}

/** Whether somebody may hold the device on which a line without an account signs its lock off. */
export function collectsOff(line: LotoPersonRow, row: LotoSqlRow, person: Person): boolean {
  return line.person === null && (collects(row, person) || isolates(row, person))
}

/** Whether somebody may be taken off the list: they have signed nothing, and hold no lock. */
export function isRemovable({ signed_at, is_holder }: LotoPersonRow): boolean {
  return signed_at === null && !is_holder
}
