import type { Selectable } from 'kysely'
import { peopleList, type CallInput, type CallOf } from '@holdpoint/api'
import type { PeopleTable } from '../../src/areas/people/people.tables.ts'
import { castShard } from '../cast.ts'
import { contentOf } from '../harness.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<PeopleTable>
type Listed = CallInput<CallOf<'people.list'>>

const shards = [castShard, castShard, castShard, 'other-org']
const lastNames = ['Moss', 'Li', 'Okafor']
const stateOf = ({ is_active, password_hash }: Row) =>
  is_active ? (password_hash === null ? 'invited' : 'active') : 'left'

/** The list of people, as going through all of them one by one finds it. */
export const peopleWitness: Witness<typeof peopleList, Row> = {
  list: peopleList,
  people: ['admin'],
  async seed({ database: { kysely } }, random) {
    for (let index = 0; index < 120; index += 1) {
      const id = `w-${String(index).padStart(3, '0')}`
      const lastName = random.pick(lastNames)
      await kysely
        .insertInto('people')
        .values({
          id,
          shard_key: random.pick(shards),
          employee_number: `N${String(index).padStart(3, '0')}`,
          first_name: 'Ada',
          last_name: lastName,
          full_name: `Ada ${lastName}`,
          email: `${id}@company.example`,
          employee_type: 'Field',
          employee_title: 'Operator',
          position: 'Operator',
          // Few different days, so that ids must break ties.
          hire_date: `2026-01-${String(random.int(1, 28)).padStart(2, '0')}`,
          country_code: random.pick(['US', null]),
          district_code: random.pick(['PER', null]),
          business_unit_code: random.pick(['FRAC', null]),
          crew_code: random.pick(['F-01', null]),
          password_hash: random.pick(['x', null]),
          is_active: random.chance(0.7),
        })
        .execute()
    }
    return kysely.selectFrom('people').selectAll().execute()
  },
  id: ({ id }) => id,
  name: (row) => row.full_name,
  lies: (row, section) => row.shard_key === castShard && stateOf(row) === section,
  startsAt: (row) => new Date(`${row.hire_date}T12:00:00Z`),
  text: (row) => `${row.full_name}\n${row.email}\n${row.employee_number}`,
  words: ['moss', 'N05', 'nobody like it'],
  parts: {
    countries: { has: (row) => [row.country_code], drawn: ['US', 'CA'] },
    districts: { has: (row) => [row.district_code], drawn: ['PER', 'MON'] },
    businessUnits: { has: (row) => [row.business_unit_code], drawn: ['FRAC', 'WIRE'] },
    crews: { has: (row) => [row.crew_code], drawn: ['F-01', 'W-02'] },
  },
  orders: {
    name: (row) => row.last_name,
    number: (row) => row.employee_number,
    hired: (row) => row.hire_date,
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.people.list(asked as Listed))
    return { ...page, data: data.map(({ userId: id }) => ({ id })) }
  },
  open: (client, userId) => client.people.get({ userId }),
}
