import type { LotoRow as Lockout, LotoState } from '@holdpoint/api'
import type { AppLoadContext } from '@remix-run/node'
import type { RowMove } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { listWords as words } from './loto-list.words.ts'
import { plannedOf } from './loto-when.ts'

/** A row of the list as the page draws it. */
export type LotoRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  status: LotoState
  /** Why it stands there: that it waits for the reader, or what was said last. */
  wait: { text: string; isYou: boolean } | null
  machine: string
  category: string
  /** When it is planned, and until when. */
  when: string
  until: string
  lead: string
  pad: string
  locks: { text: string; points: string; isLong: boolean }
  moves: RowMove[]
  can: Lockout['can']
}

/** Puts a lockout into the words of its row. */
export function toRow(
  lockout: Lockout,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): LotoRow {
  const { lotoId, rowVersion, title, number, status, asset, primary, pad, can } = lockout
  const planned = plannedOf(lockout, { timeZone, now: now() })
  return {
    ...{ id: lotoId, rowVersion, title, number, status, can },
    to: paths.lockout(lotoId),
    wait: waitOf(lockout),
    machine: asset?.name ?? words.noMachine,
    category: asset === null ? lockout.equipmentCategory : asset.code,
    when: planned?.starts ?? words.noTime,
    until: planned === null ? '' : words.until(planned.ends),
    lead: primary?.fullName ?? words.nobody,
    pad: pad?.name ?? '',
    locks: locksOf(lockout),
    moves: lockout.allowedEvents
      .filter(({ isOpen }) => isOpen)
      .map(({ event, label, kind }) => ({ event, label, kind })),
  }
}

function waitOf({ isWaiting, statusReason }: Lockout): LotoRow['wait'] {
  if (isWaiting) {
    return { text: words.waitsForYou, isYou: true }
  }
  return statusReason === null ? null : { text: statusReason, isYou: false }
}

function locksOf(lockout: Lockout): LotoRow['locks'] {
  const { lockCount, peopleCount, lockedCount, pointCount, isLockedLong } = lockout
  return {
    text: lockCount === 0 ? words.noLocks : words.locks(lockCount, peopleCount),
    points: lockedCount === 0 ? '' : words.points(lockedCount, pointCount),
    isLong: isLockedLong,
  }
}
