import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { holdPictures } from './loto.pictures.ts'
import { copiedColumns } from './loto.point-columns.ts'
import { held } from './loto.templates.editing.ts'
import { pointsOf } from './loto.templates.queries.ts'
import { whyNotRevised } from './loto.templates.row.ts'

/** Begins the next revision of a template, or another template like it, with its points and pictures. */
export const copy: PersonHandler<'loto.copyTemplate'> = async (
  { templateId: originId, kind },
  context,
) => {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const origin = await held(context, originId)
  const isRevision = kind === 'revision'
  const why = isRevision ? whyNotRevised(origin) : null
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  const templateId = ports.ids.next()
  const number = await nextNumber(context, 'LTT')
  const revision = isRevision ? await nextRevision(context, origin.family_id) : 1
  const familyId = isRevision ? origin.family_id : templateId
  const code = isRevision ? origin.code : ''
  await sql`
    insert into loto_templates (shard_key, id, number, family_id, revision, code, title,
      equipment_category, asset_ids, purpose, notify, shutdown_steps, verification,
      restoration_steps, ppe, author_id, writer_ids, created_at, updated_at)
    select shard_key, ${templateId}, ${number}, ${familyId}, ${revision}::int, ${code}, title,
      equipment_category, asset_ids, purpose, notify, shutdown_steps, verification,
      restoration_steps, ppe, ${personId}, array[${personId}::text], ${now}::timestamptz,
      ${now}::timestamptz
    from loto_templates where shard_key = ${shardKey} and id = ${originId}`.execute(db)
  await sql`
    insert into loto_template_steps (shard_key, template_id, ${copiedColumns})
    select shard_key, ${templateId}, ${copiedColumns} from loto_template_steps
    where shard_key = ${shardKey} and template_id = ${originId}`.execute(db)
  const points = await pointsOf(db, { shardKey, templateId })
  const pictures = points.flatMap(({ media }) => media.map(({ uploadId }) => uploadId))
  await holdPictures(context, { recordType: 'loto_template', recordId: templateId }, pictures)
  await audit({
    ...{ recordType: 'loto_template', recordId: templateId, action: 'create' },
    changes: {
      title: { from: null, to: origin.title },
      copiedFrom: { from: null, to: origin.number },
      ...(isRevision ? { revision: { from: null, to: revision } } : {}),
    },
  })
  const said = isRevision
    ? `Revision ${revision} of ${origin.code} begun.`
    : `${number} copied from ${origin.number}.`
  return ok({ templateId, number, rowVersion: 1 }, said)
}

/** The number of the next revision of a family whose rows are held. */
async function nextRevision({ db, person }: PersonContext, familyId: string): Promise<number> {
  const { last } = await db
    .selectFrom('loto_templates')
    .select((select) => select.fn.max('revision').as('last'))
    .where('shard_key', '=', person.shardKey)
    .where('family_id', '=', familyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(last) + 1
}
