import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'

/** Puts a colleague at the end of a crew, unless they are on it; answers the id of a new line. */
export async function addToCrew(
  { db, person, ports }: Pick<PersonContext, 'db' | 'person' | 'ports'>,
  jsaId: string,
  personId: string | undefined,
  joinedAt: Date | null = null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into jsa_attendees (
      shard_key, jsa_id, id, place, person_id, name, company, role, is_sse, joined_at
    )
    select ${person.shardKey}, ${jsaId}, ${ports.ids.next()}, (
        select coalesce(max(place), -1) + 1 from jsa_attendees
        where shard_key = ${person.shardKey} and jsa_id = ${jsaId}
      ), someone.id, '', '', '', someone.is_sse, ${joinedAt}::timestamptz
    from people as someone where someone.id = ${personId ?? ''}::text
    on conflict do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

/** Whoever is still there when a job is closed has left with it, or when its time was over before. */
export async function signOffCrew(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  jsaId: string,
): Promise<void> {
  await sql`
    update jsa_attendees as one set left_at = least(${now}::timestamptz, jsa.expires_at)
    from jsas as jsa
    where jsa.shard_key = one.shard_key and jsa.id = one.jsa_id
      and one.shard_key = ${person.shardKey} and one.jsa_id = ${jsaId}
      and one.left_at is null`.execute(db)
}

/** Says when somebody left, or that they are back. */
export async function setLeftAt(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  jsaId: string,
  attendeeId: string,
  leftAt: Date | null,
): Promise<void> {
  await db
    .updateTable('jsa_attendees')
    .set({ left_at: leftAt })
    .where('shard_key', '=', person.shardKey)
    .where('jsa_id', '=', jsaId)
    .where('id', '=', attendeeId)
    .execute()
}

/** Somebody of a crew as they are written. */
export type CrewLine = {
  id: string
  personId: string | null
  name: string
  company: string
  role: string
  isSSE: boolean
  mentorId: string | null
  language: string
}

/** Puts these lines in the place of those that are in neither list; whoever is kept comes behind them. */
export async function writeCrew(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  jsaId: string,
  lines: readonly CrewLine[],
  keptIds: readonly string[],
): Promise<void> {
  const { shardKey } = person
  const ids = [...lines.map(({ id }) => id), ...keptIds]
  await sql`delete from jsa_attendees where shard_key = ${shardKey} and jsa_id = ${jsaId}
    and id <> all(${ids}::text[])`.execute(db)
  await sql`update jsa_attendees set place = array_position(${ids}::text[], id) - 1
    where shard_key = ${shardKey} and jsa_id = ${jsaId}`.execute(db)
  await sql`
    insert into jsa_attendees (
      shard_key, jsa_id, id, place, person_id, name, company, role, is_sse, mentor_id, language
    )
    select ${shardKey}, ${jsaId}, one.id, one.place - 1, one.person_id, one.name, one.company,
      one.role, one.is_sse, one.mentor_id, one.language
    from unnest(
      ${lines.map(({ id }) => id)}::text[], ${lines.map(({ personId }) => personId)}::text[],
      ${lines.map(({ name }) => name)}::text[], ${lines.map(({ company }) => company)}::text[],
      ${lines.map(({ role }) => role)}::text[], ${lines.map(({ isSSE }) => isSSE)}::boolean[],
      ${lines.map(({ mentorId }) => mentorId)}::text[],
      ${lines.map(({ language }) => language)}::text[]
    ) with ordinality
      as one (id, person_id, name, company, role, is_sse, mentor_id, language, place)
    on conflict (shard_key, jsa_id, id) do update set name = excluded.name,
      company = excluded.company, role = excluded.role, is_sse = excluded.is_sse,
      mentor_id = excluded.mentor_id, language = excluded.language`.execute(db)
}

/** Which of some people work here, and whether they are short-service employees. */
export async function greenHats(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'is_sse'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .where('is_active', '=', true)
    .execute()
  return new Map(rows.map(({ id, is_sse: isSSE }) => [id, isSSE]))
}
