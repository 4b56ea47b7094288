import { sql } from 'kysely'
import { fillableStatuses } from '@holdpoint/api'
import type { WaitingPart } from '../home/waiting.ts'

/** The forms that somebody has begun and not handed in, the one that was touched last first. */
export const drafts: WaitingPart = async ({ db, person }) => {
  const [first] = await db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.id', 'form.title', 'entry.number'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.person_id', '=', person.personId)
    .where('entry.deleted_at', 'is', null)
    .where('entry.status', 'in', [...fillableStatuses])
    .orderBy('entry.updated_at', 'desc')
    .orderBy('entry.id')
    .limit(1)
    .execute()
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind: 'drafts', count: total, first: { id, title, detail: number } }]
}
