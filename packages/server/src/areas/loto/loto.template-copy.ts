import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'
import { holdPictures } from './loto.pictures.ts'
import { copiedColumns } from './loto.point-columns.ts'

/** A template that lockouts are made from, or were. */
export type TakenTemplate = {
  id: string
  code: string
  revision: number
  status: string
  equipment_category: string
  asset_ids: string[]
  purpose: string
  notify: string
  shutdown_steps: string
  verification: string
  restoration_steps: string
  ppe: string
}

/** A template by its id, or the one of its family that is approved now. */
export async function takenTemplate(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  of: { templateId: string } | { familyId: string },
): Promise<TakenTemplate | undefined> {
  const which =
    'templateId' in of
      ? sql`id = ${of.templateId}`
      : sql`family_id = ${of.familyId} and status = 'approved'`
  const { rows } = await sql<TakenTemplate>`
    select id, code, revision, status, equipment_category, asset_ids, purpose, notify,
      shutdown_steps, verification, restoration_steps, ppe
    from loto_templates
    where shard_key = ${person.shardKey} and deleted_at is null and ${which}`.execute(db)
  return rows[0]
}

/** What a lockout takes over from its template into its own row. */
export function columnsFrom(template: TakenTemplate) {
  return {
    template_id: template.id,
    equipment_category: template.equipment_category,
    purpose: template.purpose,
    notify: template.notify,
    shutdown_steps: template.shutdown_steps,
    verification: template.verification,
    restoration_steps: template.restoration_steps,
    ppe: template.ppe,
  }
}

/** Whether a machine is one that a template is for. */
export function isFor(
  { equipment_category, asset_ids }: Pick<TakenTemplate, 'equipment_category' | 'asset_ids'>,
  asset: { assetId: string; category: string },
): boolean {
  const isNamed = asset_ids.length === 0 || asset_ids.includes(asset.assetId)
  return asset.category === equipment_category && isNamed
}

/** Puts the points of a template into the place of those that a lockout has. */
export async function copyPoints(
  context: PersonContext,
  lotoId: string,
  templateId: string,
): Promise<void> {
  const { db, person } = context
  const { shardKey } = person
  await sql`delete from loto_steps
    where shard_key = ${shardKey} and loto_id = ${lotoId}`.execute(db)
  // A draft has no pictures but those of its template.
  await sql`delete from record_files where shard_key = ${shardKey}
    and record_type = 'loto' and record_id = ${lotoId}`.execute(db)
  await sql`
    insert into loto_steps (shard_key, loto_id, ${copiedColumns})
    select shard_key, ${lotoId}, ${copiedColumns}
    from loto_template_steps
    where shard_key = ${shardKey} and template_id = ${templateId}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select picture ->> 'uploadId' as id
    from loto_steps, jsonb_array_elements(media) as picture
    where shard_key = ${shardKey} and loto_id = ${lotoId}`.execute(db)
  const holder = { recordType: 'loto', recordId: lotoId } as const
  await holdPictures(
    context,
    holder,
    rows.map(({ id }) => id),
  )
}
