import { lotoSharers } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { shareRecord, takeShareBack } from '../../records/shares.ts'
import { held } from './loto.editing.ts'
import { peopleOfLoto, type WholeLotoRow } from './loto.queries.ts'
import { editsAll, tiesOf } from './loto.rights.ts'

export const share: PersonHandler<'loto.share'> = async ({ lotoId, personIds }, context) => {
  const { db, person, now } = context
  const row = await shared(context, lotoId)
  const people = await peopleOfLoto(db, { ...person, now }, lotoId)
  const known = [row.author, row.primary, row.offer?.to, ...people.map((line) => line.person)]
  const knownIds = known.flatMap((one) => one?.personId ?? [])
  const record = { type: 'loto', id: lotoId, kind: 'loto_shared' } as const
  return ok(await shareRecord(context, record, { personIds, knownIds }), 'Lockout shared.')
}

export const unshare: PersonHandler<'loto.unshare'> = async ({ lotoId, personId }, context) => {
  await shared(context, lotoId)
  const record = { type: 'loto', id: lotoId } as const
  await takeShareBack(context, record, { personId, editsAll: editsAll(context.person) })
  return ok(null, 'Share taken back.')
}

/** A lockout that is held; that it is still whose it was is asked under the lock. */
async function shared(context: PersonContext, lotoId: string): Promise<WholeLotoRow> {
  const row = await held(context, lotoId)
  return opens({ ties: lotoSharers }, tiesOf(row), context.person) ? row : fail('forbidden')
}
