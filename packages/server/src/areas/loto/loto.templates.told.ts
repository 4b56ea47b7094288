import { policies, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import type { TemplateRow } from './loto.templates.columns.ts'
import { tiesOfTemplates } from './loto.templates.ties.ts'

/** What templates are called in what somebody is told of them. */
export const titlesOfTemplates: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfTemplates(db, person, ids, now)
  const rule = policies['loto.template'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('loto_templates')
    .select(['id', 'number', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

type Told = Pick<TemplateRow, 'id' | 'author_id' | 'submitted_by' | 'writer_ids'>

/** Tells whoever may approve a template that it waits for them: all but who wrote something of it and who asks. */
export async function tellApprovers(context: PersonContext, row: Told): Promise<void> {
  const { db, person } = context
  const approvers = await Promise.all([
    authorizedOf(db, person.shardKey),
    holdersOf(db, person.shardKey, 'manage_loto_templates'),
  ])
  const writers = [row.author_id, ...row.writer_ids]
  await tell(context, 'loto_template_to_approve', row.id, [
    ...new Set(approvers.flat().filter((id) => !writers.includes(id))),
  ])
}

/** Tells who wrote a template, and who sent it for review, that it came back. */
export async function tellReturned(context: PersonContext, row: Told): Promise<void> {
  await tell(
    context,
    'loto_template_returned',
    row.id,
    [row.author_id, row.submitted_by ?? []].flat(),
  )
}

/** Whoever may lead lockouts in an organisation, and inspect templates that they did not write. */
export function authorizedOf(db: Queryable, shardKey: string): Promise<string[]> {
  return holdersOf(db, shardKey, 'authorize_loto')
}

async function tell(
  context: PersonContext,
  kind: 'loto_template_to_approve' | 'loto_template_returned',
  id: string,
  personIds: readonly string[],
): Promise<void> {
  const others = personIds.filter((personId) => personId !== context.person.personId)
  await notify(context, { kind, record: { type: 'loto_template', id }, personIds: others })
}
