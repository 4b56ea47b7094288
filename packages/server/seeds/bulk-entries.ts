import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { rebuildDayTotals } from '../src/areas/my-forms/my-forms.day-totals.ts'
import { rebuildReaders } from '../src/areas/my-forms/my-forms.readers.ts'
import type { Database, Transaction } from '../src/db/database.ts'
import { transaction } from '../src/db/transaction.ts'
import { bestPracticeLines } from './field-lines.ts'
import { shardKey } from './organisation.ts'

/** The person whose list is to be filled is not in the database. */
export class PersonNotFound extends Error {
  override name = 'PersonNotFound'

  constructor(email: string) {
    super(`Nobody here has the email address ${email}.`)
  }
}

export type BulkOptions = {
  database: Pick<Database, 'kysely'>
  /** How many entries there shall be in all. */
  entries: number
  /** Whose list gets a share of the new ones. */
  person: string
  /** That share, in percent. */
  share: number
  now: Date
  log: (message: string) => void
}

const entriesAtOnce = 10_000
const progressEvery = 100_000

/**
 * Fills up to so many entries, spread over five years and all people. The database makes them
 * itself, from the hash of a running number, so that a million takes minutes and comes out alike
 * each time. They are for measuring: their answers hold the header alone.
 */
export async function fillEntries(options: BulkOptions): Promise<{ made: number }> {
  const { database, entries, log } = options
  const existing = await countEntries(database)
  const made = Math.max(0, entries - existing)
  if (made === 0) {
    return { made }
  }
  const cast = await castOf(options)
  const first = (await lastNumber(database)) + 1
  const end = first + made
  for (let from = first; from < end; from += entriesAtOnce) {
    const to = Math.min(from + entriesAtOnce, end) - 1
    await transaction(database, async (running) => {
      await sql`set local statement_timeout = 0`.execute(running)
      await makeEntries(running, { ...options, ...cast, from, to })
    })
    const done = to - first + 1
    if (done % progressEvery < entriesAtOnce || done === made) {
      log(`${(existing + done).toLocaleString('en')} of ${entries.toLocaleString('en')} entries`)
    }
  }
  await transaction(database, async (running) => {
    await sql`set local statement_timeout = 0`.execute(running)
    await moveCounters(running, end - 1)
    await rebuildDayTotals(running)
    await rebuildReaders(running)
  })
  // An index answers alone only where a vacuum has been, which is not to be had in a transaction.
  await sql`vacuum analyze my_forms, my_form_answers, my_form_signers, my_form_readers, my_form_day_totals, people`.execute(
    database.kysely,
  )
  return { made }
}

/** How many entries there are, deleted ones too. */
export async function countEntries(database: Pick<Database, 'kysely'>): Promise<number> {
  const { total } = await database.kysely
    .selectFrom('my_forms')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Cast = { personId: string; others: string[] }

/** The person with the share, and everybody else. */
async function castOf({ database, person }: BulkOptions): Promise<Cast> {
  const people = await database.kysely
    .selectFrom('people')
    .select(['id', 'email'])
    .where('shard_key', '=', shardKey)
    .orderBy('id')
    .execute()
  const chosen = people.find(({ email }) => email === person)
  if (chosen === undefined) {
    throw new PersonNotFound(person)
  }
  const others = people.filter((other) => other !== chosen).map(({ id }) => id)
  return { personId: chosen.id, others }
}

/** New numbers go on above the highest of all years, so that no year can have one twice. */
async function lastNumber(database: Pick<Database, 'kysely'>): Promise<number> {
  const row = await database.kysely
    .selectFrom('record_numbers')
    .select((select) => select.fn.max('last_number').as('last'))
    .where('shard_key', '=', shardKey)
    .where('kind', '=', 'FRM')
    .executeTakeFirst()
  return row?.last ?? 0
}

async function moveCounters(running: Transaction, last: number): Promise<void> {
  await sql`
    insert into record_numbers (shard_key, kind, year, last_number)
    select distinct ${shardKey}, 'FRM', substr(number, 5, 2)::integer, ${last}::integer
    from my_forms where shard_key = ${shardKey}
    on conflict (shard_key, kind, year) do update set last_number = excluded.last_number
  `.execute(running)
}

type Chunk = BulkOptions & Cast & { from: number; to: number }

async function makeEntries(running: Transaction, chunk: Chunk): Promise<void> {
  const { personId, others, share, now, from, to } = chunk
  const present = sql`${now.toISOString()}::timestamptz`
  await sql`
    with dice as materialized (
      select n, ${word('n', 1)} as a, ${word('n', 9)} as b, ${word('n', 17)} as c, ${word('n', 25)} as d
      from generate_series(${from}::bigint, ${to}::bigint) as n
    ),
    pad as materialized (
      select *,
        row_number() over (partition by district_code order by id) - 1 as nth,
        count(*) over (partition by district_code) as total
      from pads
    ),
    form as materialized (
      select *, row_number() over (order by id) - 1 as nth, count(*) over () as total
      from forms where status = 'published'
    ),
    -- Five years back from an hour ago, an even share for each day.
    drawn as materialized (
      select n, a, b, c, d,
        date_trunc('minute', ${present} - interval '1 hour')
          - make_interval(mins => (a * 2629440 / 4294967296)::integer) as started_at,
        case when b % 100000 < ${Math.round(share * 1000)}::bigint then ${personId}
          else (${others}::text[])[1 + (c % ${others.length}::bigint)::integer] end as person_id
      from dice
    ),
    shaped as materialized (
      select drawn.*, person.district_code, person.country_code, person.business_unit_code,
        person.crew_code, person.manager_id, pad.id as pad_id, pad.customer_id,
        form.id as form_id, form.published_version, form.passing_percentage,
        ${statusOf(present)} as status
      from drawn
      join people as person on person.id = drawn.person_id
      join pad on pad.district_code = person.district_code and pad.nth = d % pad.total
      join form on form.nth = (c / 7) % form.total
    ),
    scored as (
      select *, status in ('complete', 'approved', 'in_review', 'reject') as is_handed_in,
        round((100 - (d % 1600) * (d / 1600 % 1600) / 64000.0)::numeric, 2) as percent
      from shaped
    ),
    made as (
      insert into my_forms (
        shard_key, id, number, form_id, form_version, person_id, status, started_at, filled_at,
        submitted_at, completed_at, last_answered_at, form_title_answer, country_code,
        district_code, business_unit_code, crew_codes, customer_id, pad_ids, score, result,
        is_reopened, is_signature_complete, source, created_at, updated_at
      )
      select ${shardKey},
        ${timePart('started_at')} || upper(substr(md5('entry ' || n), 1, 16)),
        'FRM-' || to_char(started_at, 'YY') || '-' || lpad(n::text, greatest(5, length(n::text)), '0'),
        form_id, published_version, person_id, status, started_at,
        case when is_handed_in or status = 'fill' then started_at + interval '25 minutes' end,
        case when is_handed_in then started_at + interval '28 minutes' end,
        case when status = 'complete' then started_at + interval '50 minutes' end,
        started_at + interval '25 minutes',
        (${bestPracticeLines}::text[])[1 + (b % ${bestPracticeLines.length}::bigint)::integer],
        country_code, district_code, business_unit_code,
        case when crew_code is null then '{}' else array[crew_code] end,
        customer_id, array[pad_id],
        case when is_handed_in then percent end,
        case when is_handed_in then
          case when percent >= passing_percentage then 'pass' else 'fail' end
        end,
        a % 37 = 0, is_handed_in and b % 5 <> 0,
        case when d % 2 = 0 then 'web' else 'mobile' end,
        started_at, started_at + interval '50 minutes'
      from scored
      returning *
    ),
    answered as (
      insert into my_form_answers (shard_key, my_form_id, answers, revision, updated_at)
      select shard_key, id, jsonb_build_object(
        'district', jsonb_build_object('value', district_code, 'rev', 1),
        'customer', jsonb_build_object('value', customer_id, 'rev', 1),
        'pad', jsonb_build_object('value', to_jsonb(pad_ids), 'rev', 1)
      ), 3, updated_at
      from made
    )
    insert into my_form_signers (
      shard_key, id, my_form_id, person_id, task, meaning, step, status, signed_at, started_at
    )
    select shard_key, ${timePart('started_at')} || upper(substr(md5('signer ' || id), 1, 16)),
      id, signer_id, 'sign', 'Crew supervisor', 1,
      case when is_signature_complete then 'done' else 'pending' end,
      case when is_signature_complete then updated_at end, started_at
    from (
      select made.*, case when ${word('made.id', 1)} % 40 = 0 then ${personId}
        else person.manager_id end as signer_id
      from made join people as person on person.id = made.person_id
      where submitted_at is not null and ${word('made.id', 9)} % 4 = 0
    ) as signing
    where signer_id is not null and signer_id <> person_id
  `.execute(running)
}

/** Thirty-two bits of chance out of a column: eight hexadecimal places of its hash. */
function word(column: string, place: number): RawBuilder<number> {
  return sql`('x' || substr(md5('chance ' || ${sql.ref(column)}), ${place}::integer, 8))::bit(32)::bigint`
}

/** Nearly all that is older than a month is over; the last days are under way. */
function statusOf(present: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case
    when started_at > ${present} - interval '30 days' then
      (array['in_progress', 'fill', 'pending', 'new', 'in_review', 'in_review', 'approved', 'reject',
        'complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete'
      ])[1 + (c % 16)::integer]
    else
      (array['in_progress', 'in_review', 'approved', 'reject', 'reject'] || array_fill('complete'::text, array[45])
      )[1 + (c % 50)::integer]
  end`
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The ten places of a ULID that hold its time in milliseconds. */
function timePart(column: string): RawBuilder<string> {
  const milliseconds = sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
  const places = [45, 40, 35, 30, 25, 20, 15, 10, 5, 0].map(
    (shift) =>
      sql`substr(${crockford}::text, 1 + ((${milliseconds} >> ${shift}::integer) & 31)::integer, 1)`,
  )
  return sql`(${sql.join(places, sql` || `)})`
}
