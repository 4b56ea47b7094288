import type { FoundPerson } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstOf, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { pageOfPeople } from './people.queries.ts'
import { toPerson } from './people.row.ts'

/** People of one's own organisation, as the search of people finds them. */
export async function findPeople(
  { search, isNear, pLimit }: Asking,
  { db, person: { shardKey } }: Pick<PersonContext, 'db' | 'person'>,
): Promise<FirstRows<FoundPerson>> {
  const query = { shardKey, search, isNear, offset: 0, limit: pLimit + 1 }
  const { data, hasMore } = firstOf(await pageOfPeople(db, query), pLimit)
  return { data: data.map(toPerson), hasMore }
}
