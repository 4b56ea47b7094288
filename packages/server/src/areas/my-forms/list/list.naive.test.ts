import type { Selectable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, FormStatus } from '@holdpoint/api'
import type { MyFormsTable } from '../my-forms.tables.ts'
import { rounds } from '../../../../../../tooling/long-run.ts'
import { seededRandom } from '../../../../seeds/seeded-random.ts'
import { cast, type CastName } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

// The list, found as somebody would who goes through all entries one by one.

type Asked = CallInput<CallOf<'myForms.list'>>
type Entry = Selectable<MyFormsTable>

const random = seededRandom('naive list')
const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const statuses = [
  'in_progress',
  'fill',
  'new',
  'pending',
  'in_review',
  'complete',
  'reject',
] as const
const drafts: readonly FormStatus[] = ['in_progress', 'fill', 'new', 'pending']
const tabs: Record<'ongoing' | 'completed', readonly FormStatus[]> = {
  ongoing: ['in_progress', 'fill', 'pending', 'new'],
  completed: ['in_review', 'complete', 'reject', 'approved'],
}
// Two titles of one name, so that the order is sometimes left to the date.
const forms = [
  { id: 'f-check', title: 'Short check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-anchor', title: 'Anchor check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-other', title: 'Anchor check', type: 'Audit', typeId: 't-audit' },
  { id: 'f-zone', title: 'Zone audit', type: 'Audit', typeId: 't-audit' },
] as const

let world: TestServer
let entries: Entry[]
/** Whose Signature tab an entry lies on, by its id. */
const readers = new Map<string, readonly CastName[]>()

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('form_types')
    .values({ id: 't-audit', name: 'Audit', icon_url: 'icon:x', sort_order: 3 })
    .execute()
  await kysely
    .insertInto('forms')
    .values(
      forms.slice(1).map(({ id, title, typeId }) => ({
        ...{ id, title, form_type_id: typeId, icon_url: 'icon:x', sort_order: 1 },
        published_version: 1,
        status: 'published' as const,
      })),
    )
    .execute()
  for (let index = 0; index < 160; index += 1) {
    const id = `e-${String(index).padStart(3, '0')}`
    const signers = random.sample(people, random.int(0, 2))
    const sharedWith = random.chance(0.2) ? [random.pick(people)] : []
    readers.set(id, [...signers, ...sharedWith])
    await placeEntry(world, id, {
      ...{ person: random.pick(people), status: random.pick(statuses), signers, sharedWith },
      columns: {
        form_id: random.pick(forms).id,
        // Few different starts, so that ids must break ties.
        started_at: new Date(Date.parse('2026-01-01T12:00:00Z') + random.int(0, 40) * 86_400_000),
        country_code: random.pick(['US', 'CA', null]),
        district_code: random.pick(['PER', 'MON', null]),
        crew_codes: random.sample(['F-01', 'W-02'], random.int(0, 2)),
        customer_id: random.pick(['c-1', 'c-2', null]),
        pad_ids: random.sample(['pad-1', 'pad-2', 'pad-3'], random.int(0, 2)),
        score: random.chance(0.2) ? null : random.int(0, 100),
        elevated_from_form_id: random.chance(0.3) ? 'f-check' : null,
        kudos_count: random.int(0, 1),
        public_comment_count: random.int(0, 1),
        deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
      },
    })
  }
  entries = await kysely.selectFrom('my_forms').selectAll().execute()
})
afterAll(() => world.close())

function draw(): Asked {
  const maybe = (part: Asked, chance = 0.15): Asked => (random.chance(chance) ? part : {})
  const some = (values: readonly string[]) => random.sample(values, random.int(1, 2)).join(',')
  return {
    ...{ section: random.pick(['ongoing', 'completed', 'signature'] as const), startDate: 'none' },
    ...{ orderBy: random.pick(['date', 'form_name', 'form_type', 'form_status'] as const) },
    ...{ orderByAsc: random.int(0, 1), pLimit: random.pick([3, 10, 100]) },
    ...{ pOffset: random.pick([0, 0, 0, 3, 20]) },
    ...maybe({ startDate: '2026-01-10' }),
    ...maybe({ endDate: '2026-01-30' }),
    ...maybe({ status: some(statuses) }),
    ...maybe({ formIds: some(forms.map(({ id }) => id)) }),
    ...maybe({ formTypes: random.pick(['t-audit', 't-inspection']) }),
    ...maybe({ search: random.pick(['check', 'AUDIT', 'nothing like it']) }),
    ...maybe({ countries: some(['US', 'CA']) }),
    ...maybe({ districts: some(['PER', 'MON']) }),
    ...maybe({ crews: some(['F-01', 'W-02']) }),
    ...maybe({ customers: some(['c-1', 'c-2']) }),
    ...maybe({ padNames: some(['pad-1', 'pad-2', 'pad-3']) }),
    ...maybe({ score: random.pick(['0-50', '40-90']) }),
    ...maybe({ elevated: true }),
    ...maybe({ isKudos: true }),
    ...maybe({ isPublicComment: true }),
  }
}

function naive(asked: Asked, who: CastName): { ids: string[]; total: number } {
  const { section = 'ongoing', orderBy, orderByAsc, pOffset = 0, pLimit = 10 } = asked
  const within = (list: unknown, values: readonly (string | null)[]) =>
    typeof list !== 'string' ||
    values.some((value) => value !== null && list.split(',').includes(value))
  const formOf = (entry: Entry) => forms.find(({ id }) => id === entry.form_id) ?? forms[0]
  const midnight = (day: string, later = 0) => Date.parse(`${day}T06:00:00Z`) + later * 86_400_000
  const [low = 0, high = 100] = String(asked.score ?? '')
    .split('-')
    .map(Number)
  const left = entries.filter((entry) => {
    const { title, typeId } = formOf(entry)
    const isThere =
      section === 'signature'
        ? readers.get(entry.id)?.includes(who) === true && !drafts.includes(entry.status)
        : entry.person_id === cast[who] && tabs[section].includes(entry.status)
    const { startDate = 'none', endDate } = asked
    return (
      isThere &&
      entry.deleted_at === null &&
      (startDate === 'none' || entry.started_at.getTime() >= midnight(startDate)) &&
      (!endDate || entry.started_at.getTime() < midnight(endDate, 1)) &&
      within(asked.status, [entry.status]) &&
      within(asked.formIds, [entry.form_id]) &&
      within(asked.formTypes, [typeId]) &&
      title.toLowerCase().includes(String(asked.search ?? '').toLowerCase()) &&
      within(asked.countries, [entry.country_code]) &&
      within(asked.districts, [entry.district_code]) &&
      within(asked.crews, entry.crew_codes) &&
      within(asked.customers, [entry.customer_id]) &&
      within(asked.padNames, entry.pad_ids) &&
      (asked.score === undefined ||
        (entry.score !== null && entry.score >= low && entry.score <= high)) &&
      (asked.elevated !== true || entry.elevated_from_form_id !== null) &&
      (asked.isKudos !== true || entry.kudos_count > 0) &&
      (asked.isPublicComment !== true || entry.public_comment_count > 0)
    )
  })
  const first = (entry: Entry) =>
    orderBy === 'form_name'
      ? formOf(entry).title
      : orderBy === 'form_type'
        ? formOf(entry).type
        : orderBy === 'form_status'
          ? entry.status
          : ''
  const compare = <Value>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0)
  const sign = orderByAsc === 1 ? 1 : -1
  const byDate = orderBy === 'date' ? sign : -1
  const inOrder = left.toSorted(
    (a, b) =>
      sign * compare(first(a), first(b)) ||
      byDate * compare(a.started_at.getTime(), b.started_at.getTime()) ||
      byDate * compare(a.id, b.id),
  )
  const from = Number(pOffset)
  const ids = inOrder.slice(from, from + Number(pLimit)).map(({ id }) => id)
  return { ids, total: left.length }
}

describe('a list', () => {
  test('has the entries, the order and the total that going through all of them finds', async () => {
    let found = 0
    for (let turn = 0; turn < rounds(100, 300); turn += 1) {
      const who = random.pick(people)
      const asked = draw()
      const { data, totalRecords } = contentOf(await (await world.as(who)).myForms.list(asked))
      const answer = { asked, ids: data.map(({ id }) => id), total: totalRecords }
      expect(answer).toEqual({ asked, ...naive(asked, who) })
      found += answer.ids.length
    }
    expect(found).toBeGreaterThan(rounds(150, 500))
  })
})
