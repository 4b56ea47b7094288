import { policies, type NotificationKind, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { tiesOfInquiries } from './inquiries.ties.ts'

/** What inquiries are called in what somebody is told of them. */
export const titlesOfInquiries: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfInquiries(db, person, ids, now)
  const rule = policies['adminInquiries.get'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'number', 'subject'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .execute()
  return new Map(
    rows.map(({ id, subject, number }) => [id, { title: subject, number, within: null }]),
  )
}

type Kind = Extract<NotificationKind, 'inquiry_asked' | 'inquiry_to_answer' | 'inquiry_resolved'>

/** Tells some people of an inquiry, but who has done it. */
export async function tell(
  context: PersonContext,
  kind: Kind,
  inquiryId: string,
  personIds: readonly (string | null)[],
): Promise<void> {
  const others = personIds.flatMap((id) => (id === context.person.personId ? [] : (id ?? [])))
  await notify(context, { kind, record: { type: 'inquiry', id: inquiryId }, personIds: others })
}
