import { sql } from 'kysely'
import {
  fillableStatuses,
  thanksDays,
  thanksMax,
  type KudosCategory,
  type PersonLine,
  type Thanks,
  type Waiting,
  type WaitingKind,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { isHandedBack } from './review/flags.queries.ts'
import { readableEntries } from './my-forms.ties.ts'

/** The forms that somebody has begun and not handed in, the one that was touched last first. */
export const drafts: WaitingPart = async (context) => {
  const [first] = await ownEntries(context)
    .where('entry.status', 'in', [...fillableStatuses])
    .where('entry.due_at', 'is', null)
    .orderBy('entry.updated_at', 'desc')
    .orderBy('entry.id')
    .execute()
  return partOf('drafts', first)
}

/** The forms that were assigned to somebody and not handed in, what is due first in front. */
export const formsAssigned: WaitingPart = async (context) => {
  const [first] = await ownEntries(context)
    .select('entry.due_at')
    .where('entry.status', 'in', [...fillableStatuses])
    .where('entry.due_at', 'is not', null)
    .orderBy('entry.due_at')
    .orderBy('entry.id')
    .execute()
  const detail = first?.due_at?.toISOString()
  return partOf('forms_assigned', first && { ...first, number: detail ?? first.number })
}

/** The forms of which something was handed back to somebody, the one that waits longest first. */
export const handedBack: WaitingPart = async (context) => {
  const [first] = await ownEntries(context)
    .where('entry.status', '=', 'in_review')
    .where(isHandedBack)
    .orderBy('entry.submitted_at')
    .orderBy('entry.id')
    .execute()
  return partOf('handed_back', first)
}

/** The first of somebody's own entries, and how many there are. */
function ownEntries({ db, person }: Parameters<WaitingPart>[0]) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.id', 'form.title', 'entry.number'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.person_id', '=', person.personId)
    .where('entry.deleted_at', 'is', null)
    .limit(1)
}

function partOf(
  kind: WaitingKind,
  first: { id: string; title: string; number: string; total: number } | undefined,
): Waiting[] {
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind, count: total, first: { id, title, detail: number } }]
}

type ThanksRow = {
  id: string
  category: string
  created_at: Date
  my_form_id: string
  title: string
  number: string
} & PersonLine

/** Who thanked a person lately, and for which entry, where they may read it. */
export async function thanksTo({
  db,
  person,
  now,
}: Pick<PersonContext, 'db' | 'person' | 'now'>): Promise<Thanks[]> {
  const since = new Date(now.getTime() - thanksDays * 24 * 3_600_000)
  const { rows } = await sql<ThanksRow>`
    select kudos.id, kudos.category, kudos.created_at, kudos.my_form_id, form.title, entry.number,
      giver.id as "personId", giver.full_name as "fullName", giver.profile_image as "profileImage"
    from my_form_kudos as kudos
    join my_forms as entry on entry.shard_key = kudos.shard_key and entry.id = kudos.my_form_id
      and entry.deleted_at is null
    join forms as form on form.id = entry.form_id
    join people as giver on giver.id = kudos.given_by
    where kudos.shard_key = ${person.shardKey} and kudos.person_ids @> array[${person.personId}]::text[]
      and kudos.created_at > ${since}::timestamptz
    order by kudos.created_at desc, kudos.id desc
    limit ${thanksMax}`.execute(db)
  const readable = await readableEntries(
    db,
    person,
    rows.map(({ my_form_id: id }) => id),
    now,
  )
  return rows.map(({ personId, fullName, profileImage, ...row }) => ({
    id: row.id,
    category: row.category as KudosCategory,
    givenBy: { personId, fullName, profileImage },
    at: row.created_at.toISOString(),
    entry: readable.has(row.my_form_id)
      ? { id: row.my_form_id, title: row.title, number: row.number }
      : null,
  }))
}
