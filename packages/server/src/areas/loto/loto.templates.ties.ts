import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './loto.templates.rights.ts'

/** How a person is tied to some templates; a deleted one ties nobody. */
export const tiesOfTemplates: TiesOfSome = async (db, person, templateIds) => {
  const rows = await db
    .selectFrom('loto_templates')
    .select(['id', 'status'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...templateIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row)]))
}

/** How a person is tied to the template that a call names; a new one is anybody's who may write it. */
export const lotoTemplateTies = tieFinder('templateId', tiesOfTemplates, ['all'])
