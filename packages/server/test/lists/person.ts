import type { Selectable } from 'kysely'
import { peopleList, type CallInput, type CallOf } from '@holdpoint/api'
import type { PeopleTable } from '../../src/areas/people/people.tables.ts'
import { castShard } from '../cast.ts'
import { contentOf } from '../harness.ts'
import type { Witness } from './witness.ts'

/** A person, with the keys of their groups. */
type Row = Selectable<PeopleTable> & { ofGroups: readonly string[] }
type Listed = CallInput<CallOf<'people.list'>>

const shards = [castShard, castShard, castShard, 'other-org']
const groups = [
  { id: 'w-quality', permission_keys: ['create_sqr', 'approve_sqr'] },
  { id: 'w-topics', permission_keys: ['create_topics'] },
]
const drawnKeys = ['create_sqr', 'approve_sqr', 'create_topics']
const lastNames = ['Moss', 'Li', 'Okafor']
const stateOf = ({ is_active, password_hash }: Selectable<PeopleTable>) =>
  is_active ? (password_hash === null ? 'invited' : 'active') : 'left'

/** The list of people, as going through all of them one by one finds it. */
export const peopleWitness: Witness<typeof peopleList, Row> = {
  list: peopleList,
  people: ['admin'],
  async seed({ database: { kysely } }, random) {
    const ofGroups = new Map<string, string[]>()
    for (const group of groups) {
      const row = { ...group, name: group.id, shard_key: castShard }
      await kysely.insertInto('permission_groups').values(row).execute()
    }
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
          employee_type: random.pick(['Field', 'Contractor']),
          company_code: random.pick(['ACME', '']),
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
          granted_keys: random.chance(0.3) ? [random.pick(drawnKeys)] : [],
          denied_keys: random.chance(0.3) ? [random.pick(drawnKeys)] : [],
        })
        .execute()
      const member = random.chance(0.5) ? random.pick(groups) : undefined
      if (member !== undefined) {
        const row = { group_id: member.id, person_id: id }
        await kysely.insertInto('permission_group_members').values(row).execute()
        ofGroups.set(id, member.permission_keys)
      }
    }
    const rows = await kysely.selectFrom('people').selectAll().execute()
    return rows.map((row) => ({ ...row, ofGroups: ofGroups.get(row.id) ?? [] }))
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
    employeeTypes: { has: (row) => [row.employee_type], drawn: ['Contractor', 'Office'] },
    companies: { has: (row) => [row.company_code], drawn: ['ACME', 'OTHER'] },
    rights: {
      has: ({ ofGroups, granted_keys: granted, denied_keys: denied }) =>
        [...ofGroups, ...granted].filter((key) => !denied.includes(key)),
      drawn: drawnKeys,
    },
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
  workbook: async (client, asked) => contentOf(await client.people.excel(asked as Listed)),
}
