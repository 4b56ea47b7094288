import type { PersonContext } from '../../handler.ts'

/** What the crew of a person is called; null for who has none. */
export async function crewOf({
  db,
  person,
}: Pick<PersonContext, 'db' | 'person'>): Promise<string | null> {
  const row = await db
    .selectFrom('people as person')
    .innerJoin('crews as crew', 'crew.code', 'person.crew_code')
    .select('crew.name')
    .where('person.id', '=', person.personId)
    .executeTakeFirst()
  return row?.name ?? null
}
