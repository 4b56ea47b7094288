import type { LotoRole, LotoState } from '@holdpoint/api'
import { dayWords } from '../../day-words.ts'
import type { LotoSqlRow } from './loto.columns.ts'
import { pointWords } from './loto.point-words.ts'
import { readsWords } from './loto.readings.ts'

// The verdicts of lockouts (decision 0107), without a database.

/** What the guards of a lockout look at: its row, who asks, and what they brought. */
export type LotoFacts = Pick<
  LotoSqlRow,
  | 'status'
  | 'point_count'
  | 'unlocked'
  | 'unphotographed'
  | 'unverified'
  | 'unremoved'
  | 'locked_count'
  | 'locked_on'
  | 'is_worked_on_elsewhere'
  | 'asset'
  | 'planned_start'
  | 'planned_end'
  | 'is_group'
  | 'lockbox'
  | 'primary'
  | 'may_primary_lead'
  | 'offered_to'
  | 'taker_ids'
  | 'locked_on_ids'
> & {
  personId: string
  /** What a move asks to be ticked and was not; null where nothing is asked yet. */
  missing: string | null
  /** Who is to lead, where they were named. */
  takerId: string | undefined
}

/** What each guard says; null lets the lockout through. */
export const lotoGuards = {
  hasPrimary: ({ primary, may_primary_lead }: LotoFacts) => {
    if (primary === null) {
      return 'Please choose who leads the lockout.'
    }
    return may_primary_lead ? null : `${primary.fullName} may not lead a lockout any more.`
  },
  hasPlan: ({ asset, planned_start, planned_end, is_group, lockbox }: LotoFacts) => {
    if (asset === null) {
      return 'Please choose the machine.'
    }
    if (planned_start === null || planned_end === null) {
      return 'Please enter when it is planned to begin and to end.'
    }
    return is_group && lockbox === '' ? 'Please enter the group box.' : null
  },
  hasPoint: ({ point_count }: LotoFacts) =>
    point_count === 0 ? 'The template has no point to lock.' : null,
  isChecked: ({ missing }: LotoFacts) => missing && `Please tick: ${missing}`,
  isEachLocked: ({ unlocked, unphotographed }: LotoFacts) => {
    if (unlocked !== null) {
      return `${pointWords(unlocked)} is not locked yet.`
    }
    return unphotographed && `${pointWords(unphotographed)} needs a picture of its lock and tag.`
  },
  isEachVerified: ({ unverified }: LotoFacts) => {
    if (unverified === null) {
      return null
    }
    return unverified.isMet === false
      ? `${pointWords(unverified)} ${readsWords(unverified)}`
      : `${pointWords(unverified)} is not shown to be at zero yet.`
  },
  isSecondPerson: ({ is_group, primary, personId }: LotoFacts) =>
    is_group && primary?.personId === personId
      ? 'In a group, somebody else than the one who leads verifies.'
      : null,
  isTakerThere: ({ status, taker_ids, takerId }: LotoFacts) => {
    const isWork = status === 'work_active'
    if (taker_ids.length === 0) {
      return isWork
        ? 'Nobody else who may lead has their personal lock on.'
        : 'Nobody else who may lead is on its list as working under a lock.'
    }
    if (takerId === undefined || taker_ids.includes(takerId)) {
      return null
    }
    return isWork
      ? 'They may lead lockouts, and their personal lock is on, before it is offered to them.'
      : 'They may lead lockouts, and are on its list as working under a lock, before it is offered to them.'
  },
  // Where nobody works yet or any more, no personal lock can be on: the locks of the points hold.
  isLockedOn: ({ status, taker_ids, locked_on_ids, personId }: LotoFacts) => {
    if (status === 'work_active') {
      return locked_on_ids.includes(personId) ? null : 'Your personal lock is on before you lead.'
    }
    return taker_ids.includes(personId)
      ? null
      : 'You are on its list as working under a lock before you lead.'
  },
  isOffered: ({ offered_to }: LotoFacts) =>
    offered_to === null ? 'The lead is offered to nobody.' : null,
  isNobodyLockedOn: ({ locked_on }: LotoFacts) =>
    locked_on.length === 0 ? null : `Personal locks are still on: ${locked_on.join(', ')}.`,
  isMachineClear: ({ is_worked_on_elsewhere: isWorkedOn }: LotoFacts) =>
    isWorkedOn ? 'Somebody works on this machine under their lock of another lockout.' : null,
  isEachRemoved: ({ unremoved }: LotoFacts) =>
    unremoved && `The lock of ${pointWords(unremoved)} comes off first.`,
  isNothingLocked: ({ locked_count }: LotoFacts) =>
    locked_count === 0 ? null : 'The locks of its points come off first.',
} as const

/** Who is on the list of a lockout may still be said. */
export function isStaffed(status: LotoState): boolean {
  return status !== 'ready_to_restore' && !isOver(status)
}

/** It is restored, closed or cancelled. */
export function isOver(status: LotoState): boolean {
  return status === 'restored' || status === 'closed' || status === 'cancelled'
}

/** Why a line of the list cannot be signed now; null where it can. */
export function whyUnsignable(
  line: { role: LotoRole; signed_at: Date | null; locked_at: Date | null; may_lead: boolean },
  { status, is_group, locked_on: on }: Pick<LotoSqlRow, 'status' | 'is_group' | 'locked_on'>,
): string | null {
  if (line.role === 'authorized') {
    if (status !== 'verified' && status !== 'work_active') {
      return 'Personal locks go on once zero energy is verified.'
    }
    if (line.locked_at !== null) {
      return 'This personal lock is on already.'
    }
    // One more who may lead puts theirs on to take over.
    return is_group || on.length === 0 || (on.length === 1 && line.may_lead)
      ? null
      : 'Somebody works under this lockout already. Please plan a group for several people.'
  }
  if (status === 'draft' || isOver(status)) {
    return 'Who is affected or informed signs once it is prepared, until it is restored.'
  }
  return line.signed_at === null ? null : 'This is signed already.'
}

/** What to look at, in sentences; nothing of it stops the work. */
export function warningsOf(
  row: Pick<LotoSqlRow, 'status' | 'planned_end'> & {
    is_template_superseded: boolean
    inspection_due: string | null
  },
  around: { now: Date; today: string; others: readonly (string | null)[] },
): string[] {
  if (isOver(row.status)) {
    return []
  }
  const isDraft = row.status === 'draft'
  const { inspection_due: due, planned_end: end } = row
  return [
    ...(due !== null && due <= around.today
      ? [`Its template was to be inspected by ${dayWords(due, around.today)}.`]
      : []),
    ...(isDraft && row.is_template_superseded
      ? ['Its template is not in use any more. Please choose the one that is.']
      : []),
    ...around.others.map((number) =>
      number === null
        ? 'Another lockout has this machine out of service as well.'
        : `${number} has this machine out of service as well.`,
    ),
    ...(end !== null && end < around.now ? ['Its planned end is over.'] : []),
  ]
}
