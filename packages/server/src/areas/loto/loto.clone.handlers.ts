import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { held } from './loto.editing.ts'
import { columnsFrom, copyPoints, isFor, takenTemplate } from './loto.template-copy.ts'

/** Copies the plan, but what is of its day: its times, its people, its locks. */
export const clone: PersonHandler<'loto.clone'> = async ({ lotoId: originId }, context) => {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const origin = await held(context, originId)
  const template = await takenTemplate(context, { familyId: origin.family_id })
  if (template === undefined) {
    const message = 'Its template is not in use any more. Please begin from another one.'
    return fail('wrong_state', { message })
  }
  const lotoId = ports.ids.next()
  const number = await nextNumber(context, 'LOTO')
  const { asset } = origin
  await db
    .insertInto('lotos')
    .values({
      ...{ shard_key: shardKey, id: lotoId, number, title: origin.title },
      ...columnsFrom(template),
      // The machine, where the revision that is approved now is for it still.
      asset_id: asset !== null && isFor(template, asset) ? asset.assetId : null,
      ...{ reason: origin.reason, pad_id: origin.pad?.id ?? null, location: origin.location },
      ...{ is_group: origin.is_group, lockbox: origin.lockbox, cloned_from: originId },
      work_order_id: origin.work_order?.id ?? null,
      ...{ author_id: personId, created_at: now, updated_at: now },
    })
    .execute()
  await copyPoints(context, lotoId, template.id)
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'create' },
    changes: {
      title: { from: null, to: origin.title },
      clonedFrom: { from: null, to: origin.number },
    },
  })
  return ok({ lotoId, number, rowVersion: 1 }, `${number} copied from ${origin.number}.`)
}
