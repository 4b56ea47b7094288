import { sql } from 'kysely'
import type { LotoAsset, LotoTemplateDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { pointColumns, type PointRow } from './loto.point-columns.ts'
import { templateColumns, type TemplateRow } from './loto.templates.columns.ts'

/** A template by its id, of an organisation. */
export type OneTemplate = { shardKey: string; templateId: string }

/** A template with what only its own page shows. */
export type WholeTemplateRow = TemplateRow & {
  purpose: string
  notify: string
  verification: string
  restoration_steps: string
  ppe: string
}

/** A template as it stands. */
export async function templateRow(
  db: Queryable,
  { shardKey, templateId }: OneTemplate,
): Promise<WholeTemplateRow | undefined> {
  const { rows } = await sql<WholeTemplateRow>`
    select ${templateColumns}, template.purpose, template.notify, template.verification,
      template.restoration_steps, template.ppe
    from loto_templates as template
    where template.shard_key = ${shardKey} and template.id = ${templateId}
      and template.deleted_at is null`.execute(db)
  return rows[0]
}

/**
 * The same as it is about to be changed: all revisions of its family are held until the end of the
 * call, since what becomes of one may follow from another.
 */
export async function templateForChange(
  db: Queryable,
  { shardKey, templateId }: OneTemplate,
): Promise<WholeTemplateRow | undefined> {
  await sql`
    select id from loto_templates
    where shard_key = ${shardKey} and family_id = (
      select family_id from loto_templates where shard_key = ${shardKey} and id = ${templateId}
    ) order by id for update`.execute(db)
  return templateRow(db, { shardKey, templateId })
}

/** The points of a template, in the order in which the locks go on. */
export async function pointsOf(
  db: Queryable,
  { shardKey, templateId }: OneTemplate,
): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    select ${pointColumns} from loto_template_steps as one
    where one.shard_key = ${shardKey} and one.template_id = ${templateId}
    order by one.place`.execute(db)
  return rows
}

/** The other revisions of a family, the newest first. */
export async function otherRevisions(
  db: Queryable,
  shardKey: string,
  { id, family_id }: Pick<TemplateRow, 'id' | 'family_id'>,
): Promise<LotoTemplateDetail['revisions']> {
  return db
    .selectFrom('loto_templates')
    .select(['id as templateId', 'revision', 'status'])
    .where('shard_key', '=', shardKey)
    .where('family_id', '=', family_id)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .orderBy('revision', 'desc')
    .execute()
}

/** Machines by their ids, in the order of their codes. */
export async function machinesOf(
  db: Queryable,
  shardKey: string,
  assetIds: readonly string[],
): Promise<LotoAsset[]> {
  return db
    .selectFrom('assets')
    .select(['id as assetId', 'code', 'name', 'category'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...assetIds]}::text[])`)
    .orderBy('code')
    .execute()
}
