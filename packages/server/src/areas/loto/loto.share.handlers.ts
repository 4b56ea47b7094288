import { lotoSharers, lotoWriters } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { shareRecord, takeShareBack } from '../../records/shares.ts'
import { held } from './loto.editing.ts'
import { peopleOfLoto, pointsOfLoto, type WholeLotoRow } from './loto.queries.ts'
import { tiesOf } from './loto.rights.ts'

export const share: PersonHandler<'loto.share'> = async ({ lotoId, personIds }, context) => {
  const { db, person, now } = context
  const row = await shared(context, lotoId)
  const reader = { ...person, now }
  const people = await peopleOfLoto(db, reader, lotoId)
  const points = await pointsOfLoto(db, reader, lotoId)
  const known = [
    ...[row.author, row.primary, row.offer?.to],
    ...people.map((line) => line.person),
    // Whose lock is on a point reads it as long as it is on, not once it was removed.
    ...points.map(({ state, holder }) => (state === 'removed' ? null : holder)),
  ]
  const knownIds = known.flatMap((one) => one?.personId ?? [])
  const record = { type: 'loto', id: lotoId, kind: 'loto_shared' } as const
  return ok(await shareRecord(context, record, { personIds, knownIds }), 'Lockout shared.')
}

export const unshare: PersonHandler<'loto.unshare'> = async ({ lotoId, personId }, context) => {
  const row = await shared(context, lotoId)
  const record = { type: 'loto', id: lotoId } as const
  const mayWrite = opens({ ties: lotoWriters }, tiesOf(row), context.person)
  await takeShareBack(context, record, { personId, mayWrite })
  return ok(null, 'Share taken back.')
}

/** A lockout that is held; that it is still whose it was is asked under the lock. */
async function shared(context: PersonContext, lotoId: string): Promise<WholeLotoRow> {
  const row = await held(context, lotoId)
  return opens({ ties: lotoSharers }, tiesOf(row), context.person) ? row : fail('forbidden')
}
