import type { AbsentCheck } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { missingAbsentCheck } from './loto.checks.ts'
import { touch } from './loto.editing.ts'
import type { WholeLotoRow } from './loto.queries.ts'
import { editsAll } from './loto.rights.ts'
import type { LotosTable } from './loto.tables.ts'
import { tell, tellVisitorOff } from './loto.told.ts'

/** What is said before the lock of somebody absent is removed (29 CFR 1910.147(e)(3)). */
export type AbsentInput = { checks: readonly AbsentCheck[]; reason?: string | undefined }

/** Ends the call unless this person may remove that lock, and has done for it what must be. */
export function requireAbsence(
  { person }: PersonContext,
  { isBelow }: { isBelow: boolean },
  { checks, reason = '' }: AbsentInput,
): void {
  if (!isBelow && !editsAll(person)) {
    return fail('forbidden')
  }
  const missing = missingAbsentCheck(checks)
  if (missing !== null) {
    return failField('checks', `Please tick: ${missing}`)
  }
  return reason.trim() === ''
    ? failField('reason', 'Please say what was done to reach them.')
    : undefined
}

/**
 * Ends the call where another lock than the one that was meant is on by now: put on since, or handed
 * over to somebody else. At a point it is said whose it is as well.
 */
export function requireSameLock(
  on: { lockedAt: Date | null; holderId: string },
  meant: { lockedAt?: string | undefined; holderId?: string | undefined },
): void {
  if (meant.lockedAt === undefined || meant.holderId === undefined) {
    const field = meant.lockedAt === undefined ? 'lockedAt' : 'holderId'
    return failField(field, 'Please say which lock is meant.')
  }
  const isSame =
    on.lockedAt?.getTime() === new Date(meant.lockedAt).getTime() && on.holderId === meant.holderId
  return isSame ? undefined : fail('wrong_state', { message: 'Another lock is on by now.' })
}

/**
 * Counts a lock that was removed, keeps why in the history, and tells whose it was; of somebody without
 * an account, whoever leads.
 */
export async function noteAbsence(
  context: PersonContext,
  row: WholeLotoRow,
  said: {
    /** Whose it was; null for somebody without an account. */
    holderId: string | null
    changes: Record<string, unknown>
    input: AbsentInput
    columns?: Updateable<LotosTable>
  },
): Promise<void> {
  const { audit } = context
  await touch(context, row, { absent_count: row.absent_count + 1, ...said.columns })
  await audit({
    ...{ recordType: 'loto', recordId: row.id, action: 'remove_absent' },
    changes: { ...said.changes, checks: { from: null, to: [...said.input.checks] } },
    reason: said.input.reason?.trim() ?? '',
  })
  await (said.holderId === null
    ? tellVisitorOff(context, row)
    : tell(context, 'loto_lock_removed', row.id, [said.holderId]))
}
