import { kiosksOfPadMax } from '@holdpoint/api'
import { mintSecret } from '../../api-keys/secrets.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { hashToken } from '../../session/tokens.ts'
import * as queries from './sds.kiosk.queries.ts'
import { requirePad } from './sds.queries.ts'

// The keys of the pads' kiosks, for whoever keeps sheets.

export const kiosks: PersonHandler<'sds.kiosks'> = async (_input, { db, person }) =>
  ok({ data: await queries.kiosksOf(db, person.shardKey) })

export const addKiosk: PersonHandler<'sds.addKiosk'> = async ({ padId, name }, context) => {
  const { db, person, ports, now, audit } = context
  const { shardKey, personId } = person
  const pad = await requirePad(db, padId)
  if ((await queries.livingKiosks(db, { shardKey, padId })) >= kiosksOfPadMax) {
    return fail('too_many_saved')
  }
  const id = ports.ids.next()
  const kioskKey = mintSecret('kiosk', ports)
  await db
    .insertInto('sds_kiosks')
    .values({
      ...{ shard_key: shardKey, id, pad_id: padId, name, key_hash: hashToken(kioskKey) },
      ...{ created_by: personId, created_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'sds_kiosk', recordId: id, action: 'create' },
    changes: { pad: { from: null, to: pad.name }, name: { from: null, to: name } },
  })
  const [kiosk] = await queries.kiosksOf(db, shardKey, id)
  if (kiosk === undefined) {
    throw new Error('The key of a kiosk that was just made is gone.')
  }
  return {
    ...ok({ kiosk, kioskKey }, 'Kiosk code made.'),
    remembered: { kiosk, kioskKey: null },
  }
}

export const revokeKiosk: PersonHandler<'sds.revokeKiosk'> = async ({ kioskId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey, personId } = person
  const kiosk = await queries.kioskForChange(db, shardKey, kioskId)
  if (kiosk === undefined) {
    return fail('forbidden')
  }
  // Ending it twice is not an error, and the first time is what counts.
  if (kiosk.revoked_at === null) {
    requireVersion(kiosk.row_version, ifMatch)
    await db
      .updateTable('sds_kiosks')
      .set((set) => ({
        ...{ revoked_at: now, revoked_by: personId },
        row_version: set('row_version', '+', 1),
      }))
      .where('shard_key', '=', shardKey)
      .where('id', '=', kioskId)
      .execute()
    await audit({ recordType: 'sds_kiosk', recordId: kioskId, action: 'revoke' })
  }
  return ok(null, 'Kiosk code ended.')
}
