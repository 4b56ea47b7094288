import { jsaSharers, jsaWriters } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { shareRecord, takeShareBack } from '../../records/shares.ts'
import { held } from './jsa.editing.ts'
import { attendeesOf, type WholeJsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'

export const share: PersonHandler<'jsa.share'> = async ({ jsaId, personIds }, context) => {
  const { db, person } = context
  const row = await shared(context, jsaId)
  const crew = await attendeesOf(db, { shardKey: person.shardKey, jsaId })
  const known = [row.author, row.supervisor, ...crew.map((line) => line.person)]
  const knownIds = known.flatMap((one) => one?.personId ?? [])
  const record = { type: 'jsa', id: jsaId, kind: 'jsa_shared' } as const
  return ok(await shareRecord(context, record, { personIds, knownIds }), 'Analysis shared.')
}

export const unshare: PersonHandler<'jsa.unshare'> = async ({ jsaId, personId }, context) => {
  const row = await shared(context, jsaId)
  const record = { type: 'jsa', id: jsaId } as const
  const mayWrite = opens({ ties: jsaWriters }, tiesOf(row), context.person)
  await takeShareBack(context, record, { personId, mayWrite })
  return ok(null, 'Share taken back.')
}

/** An analysis that is held; that it is still whose it was is asked under the lock. */
async function shared(context: PersonContext, jsaId: string): Promise<WholeJsaRow> {
  const row = await held(context, jsaId)
  return opens({ ties: jsaSharers }, tiesOf(row), context.person) ? row : fail('forbidden')
}
