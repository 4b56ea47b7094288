import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  draftStatuses,
  policies,
  reviewAges,
  reviewFormsList,
  type ReviewAge,
  type FormName,
  type Tie,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import { holdsSearch } from '../../db/word-patterns.ts'
import type { PersonRights } from '../../identity.ts'
import { isOneOf, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import {
  entryConditions,
  entryFacts,
  inPlace,
  ofForms,
  type EntryFacts,
} from '../my-forms/list/entry-conditions.ts'
import { isHandedBack } from '../my-forms/review/flags.queries.ts'
import { reviewColumns, type ReviewRow } from './review-forms.columns.ts'
import { dueStep, endedFor, hasPart, isDue, isThere } from '../my-forms/review/waiting.ts'

/** What the list of reviews must know of whoever asks. */
export type ReviewFacts = EntryFacts & Sight

/** What a person's keys open beside what they are tied to by name. */
type Sight = { seesAll: boolean; seesOwnForms: boolean }

/** What the list of reviews asks of the database. */
export type ReviewQuery = Asked<typeof reviewFormsList, ReviewFacts>

const bounds: Readonly<Record<ReviewAge, readonly [from: string, to: string]>> = {
  day: ['0 days', '1 day'],
  week: ['1 day', '7 days'],
  month: ['7 days', '30 days'],
  older: ['30 days', '100 years'],
}

const conditions: Conditions<typeof reviewFormsList.filter.parts, ReviewQuery> = {
  ...entryConditions,
  reviewers: (chosen) => sql`exists (
    select 1 from my_form_signers as one
    where one.shard_key = entry.shard_key and one.my_form_id = entry.id
      and one.task = 'approve' and one.person_id = any(${chosen}::text[])
  )`,
  submitters: isOneOf('entry.person_id'),
  thanked: (chosen, { shardKey }) => sql`entry.id = any(array(
    select my_form_id from my_form_kudos
    where shard_key = ${shardKey} and person_ids && ${chosen}::text[]
  ))`,
  steps: (chosen) => sql`${dueStep}::text = any(${chosen}::text[])`,
  ages: (chosen, { now }) =>
    sql`(${sql.join(
      reviewAges.map((age) => {
        const [from, to] = bounds[age]
        return sql`(${age} = any(${chosen}::text[])
          and entry.submitted_at <= ${now}::timestamptz - ${sql.lit(from)}::interval
          and entry.submitted_at > ${now}::timestamptz - ${sql.lit(to)}::interval)`
      }),
      sql` or `,
    )})`,
}

/** The list of entries that were handed in, for those who decide on them. */
export const reviews = listSource<
  typeof reviewFormsList,
  ReviewRow & { counted: number },
  ReviewFacts
>(reviewFormsList, {
  facts: (query, context) => ({
    ...entryFacts(query, context),
    ...sightOf(context.person),
  }),
  structure: ['mayReadPrivate', 'seesAll', 'seesOwnForms'],
  from: (query) => sql`my_forms as entry ${inPlace(query)}`,
  id: 'entry.id',
  readable: (query) => sql`entry.shard_key = ${query.shardKey} and entry.deleted_at is null
      and entry.submitted_at is not null
      and entry.status <> all(${sql.lit(`{${draftStatuses.join(',')}}`)}::text[])
      and ${onTab(query)}`,
  day: moments('entry.submitted_at'),
  search: (pattern) => sql`(entry.number ilike ${pattern}
      or ${ofForms(sql`form.title ilike ${pattern}`)})`,
  orders: {
    submitted: 'entry.submitted_at',
    form_name: 'form.place',
    form_status: 'entry.status',
    score: 'entry.score',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<ReviewRow & { counted: number }>`
          select ${reviewColumns}, page.counted
          from ${page}
          join my_forms as entry on entry.id = page.id and entry.shard_key = ${query.shardKey}
          join forms as form on form.id = entry.form_id
          join form_types as type on type.id = form.form_type_id
          join people as submitter on submitter.id = entry.person_id
          order by page.place`.compile(db),
  }),
})

function onTab(query: ReviewQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'to_review':
      return sql`entry.status = 'in_review' and ${isAsked(
        query,
        sql`signer.task = 'approve' and signer.status = 'pending' and ${isDue}
          and ${isThere(query.now)}`,
      )} and not ${isHandedBack}`
    case 'my_approvals':
      return isAsked(query, sql`signer.task = 'approve' and ${hasPart(query.now)}`)
    case 'reviewed':
      return isAsked(query, sql`signer.task = 'approve' and signer.status in ('done', 'refused')`)
    case 'signature':
      return isAsked(query, sql`signer.task = 'sign'`)
    case 'elevated':
      return sql`(entry.elevated_from_form_id is not null or ${isElevated}) and ${mayRead(query)}`
    default:
      return mayRead(query)
  }
}

/** Whether something is asked, or was, of whoever looks. */
function isAsked({ shardKey, personId }: ReviewQuery, what: RawBuilder<unknown>) {
  return sql<SqlBool>`entry.id in (
    select signer.my_form_id from my_form_signers as signer
    where signer.shard_key = ${shardKey} and signer.person_id = ${personId} and ${what}
  )`
}

/** Whether an entry was taken further on another form, and that one still stands. */
const isElevated = sql<SqlBool>`exists (
  select 1 from my_form_elevations as further
  join my_forms as child on child.shard_key = further.shard_key and child.id = further.to_id
  where further.shard_key = entry.shard_key and further.from_id = entry.id
    and child.deleted_at is null
)`

/** Whether a person may read whatever is not limited, and whatever of it is of a form of theirs. */
export function sightOf(person: PersonRights): Sight {
  const reads = (tie: Tie) => opens(policies['myForms.get'].record, new Set([tie]), person)
  return { seesAll: reads('all'), seesOwnForms: reads('formOwner') }
}

type Reader = Sight & Pick<ReviewQuery, 'shardKey' | 'personId' | 'now'>

/** The same people as the ties of an entry let in, as SQL. */
function mayRead(reader: Reader): RawBuilder<SqlBool> {
  const { seesAll, seesOwnForms, shardKey, personId } = reader
  const tied = sql<SqlBool>`entry.id in (
    select own.id from my_forms as own
    where own.shard_key = ${shardKey} and own.person_id = ${personId} and own.deleted_at is null
      and own.submitted_at is not null
    union all
    select reader.id from my_form_readers as reader
    where reader.shard_key = ${shardKey} and reader.person_id = ${personId}
      and reader.id <> all(array(${endedFor(reader)}))
  )`
  if (seesAll) {
    return sql`(not entry.is_limited_access or ${tied})`
  }
  return seesOwnForms
    ? sql`(${tied} or (not entry.is_limited_access and entry.form_id in (
        select owned.id from forms as owned where owned.owner_id = ${personId}
      )))`
    : tied
}

/** The forms that somebody meets among these entries, by what their title holds. */
export function formsMet(reader: Reader, search: string, limit: number) {
  return sql<FormName>`
    select form.id, form.title, form.icon_url as "iconUrl", type.name as "formTypeName"
    from forms as form join form_types as type on type.id = form.form_type_id
    where ${holdsSearch({ search }, (pattern) => sql`form.title ilike ${pattern}`)} and exists (
      select 1 from my_forms as entry
      where entry.shard_key = ${reader.shardKey} and entry.form_id = form.id
        and entry.deleted_at is null and entry.submitted_at is not null
        and ${mayRead(reader)}
    )
    order by form.title, form.id limit ${limit}`
}
