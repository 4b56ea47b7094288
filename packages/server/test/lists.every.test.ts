import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  firstDirection,
  holdsTerm,
  orderNames,
  searchTerms,
  type AnyList,
  type FilterPart,
  type FilterWindow,
  type ListName,
  type Today,
} from '@holdpoint/api'
import { rounds, sampled } from '../../../tooling/long-run.ts'
import { seededRandom } from '../seeds/seeded-random.ts'
import { castZone, type CastName } from './cast.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { actionsWitness } from './lists/action.ts'
import { myFormsWitness } from './lists/my-forms.ts'
import { hazardsWitness } from './lists/hazard.ts'
import { inquiryWitness } from './lists/inquiry.ts'
import { jsaListWitness } from './lists/jsa.ts'
import { lotoListWitness } from './lists/loto.ts'
import { lotoTemplatesWitness } from './lists/loto-templates.ts'
import { manageFormsWitness } from './lists/manage-forms.ts'
import { messagesWitness } from './lists/message.ts'
import { peopleWitness } from './lists/person.ts'
import { reviewFormsWitness } from './lists/review-form.ts'
import { topicsWitness } from './lists/topic.ts'
import { trainingMatrixWitness } from './lists/training-matrix.ts'
import { trainingWitness } from './lists/training.ts'
import { formSchedulesWitness } from './lists/form-schedules.ts'
import { formTypesWitness } from './lists/form-types.ts'
import { fileWitness } from './lists/file.ts'
import { sdsWitness } from './lists/sds.ts'
import { sqrListWitness } from './lists/sqr.ts'
import type { Asked, Witness } from './lists/witness.ts'

// Every list of the contract, beside somebody who goes through its rows one by one. A list without a
// witness does not compile.

/** A witness of whatever list. */
type AnyWitness<Row> = Omit<Witness<AnyList, Row>, 'parts'> & {
  parts: Readonly<
    Record<string, { has: (row: Row, who: CastName) => unknown; drawn?: readonly string[] }>
  >
}

const witnesses: Readonly<Record<ListName, () => void>> = {
  myform: () => holds(myFormsWitness),
  action: () => holds(actionsWitness),
  person: () => holds(peopleWitness),
  reviewform: () => holds(reviewFormsWitness),
  topic: () => holds(topicsWitness),
  message: () => holds(messagesWitness),
  sds: () => holds(sdsWitness),
  file: () => holds(fileWitness),
  hazard: () => holds(hazardsWitness),
  jsa: () => holds(jsaListWitness),
  inquiry: () => holds(inquiryWitness),
  formtype: () => holds(formTypesWitness),
  formschedule: () => holds(formSchedulesWitness),
  form: () => holds(manageFormsWitness),
  loto: () => holds(lotoListWitness),
  lototemplate: () => holds(lotoTemplatesWitness),
  sqr: () => holds(sqrListWitness),
  training: () => holds(trainingWitness),
  trainingmatrix: () => holds(trainingMatrixWitness),
}
type Values = AnyList['filter']['plain']

const today: Today = { now: new Date('2026-03-05T15:00:00Z'), timeZone: castZone }
const windows: readonly FilterWindow[] = [
  { kind: 'all' },
  { kind: 'dates', startDate: '2026-01-10', endDate: '2026-01-30' },
  { kind: 'dates', startDate: 'none', endDate: '2026-01-20' },
]

// Each run asks PostgreSQL about all of them, and PGlite about every second one.
const every = process.env['HOLDPOINT_TEST_SERVER'] === 'both-engines' ? 2 : 1
describe.each(sampled(Object.entries(witnesses), every))('the list %s', (_name, hold) => hold())

function holds<Row>(witness: AnyWitness<Row>): void {
  const { list } = witness
  const random = seededRandom(`list ${list.name}`)
  let world: TestServer
  let rows: readonly Row[]

  beforeAll(async () => {
    world = await startTestServer()
    rows = await witness.seed(world, random)
  })
  afterAll(() => world.close())

  /** A filter in which these parts narrow. */
  function drawn(names: readonly string[], window: FilterWindow = { kind: 'all' }): Values {
    const values = names.map((part) => [part, valueOf(part)] as const)
    const plain: Values = list.filter.plain
    return { ...plain, ...Object.fromEntries(values), window }
  }

  function valueOf(part: string): unknown {
    const { kind, bounds } = { bounds: { low: 0, high: 0 }, ...partOf(part) }
    if (kind === 'flag') {
      return true
    }
    if (kind === 'range') {
      const ends = [random.int(bounds.low, bounds.high), random.int(bounds.low, bounds.high)]
      return { low: Math.min(...ends), high: Math.max(...ends) }
    }
    return random.sample(witness.parts[part]?.drawn ?? [], random.int(1, 2))
  }

  function partOf(part: string): FilterPart {
    const found = list.filter.parts[part]
    if (found === undefined) {
      throw new Error(`${part} is no part of the filter.`)
    }
    return found
  }

  type Look = { values: Values; section: string; who: CastName; orderBy: string; search: string }
  type Page = { isUp: boolean; offset: number; limit: number }

  function look(values: Values): Look {
    return {
      values,
      section: random.pick(list.sections),
      who: random.pick(witness.people),
      orderBy: random.pick(orderNames(list)),
      search: random.chance(0.15) ? random.pick(witness.words) : '',
    }
  }

  function askedFor({ values, section, orderBy, search }: Look): Asked {
    return { ...list.filter.callOf(values, today), section, orderBy, search }
  }

  const fieldsOf = (row: Row, who: CastName) => witness.text(row, who).split('\n')

  function isLeft(row: Row, { values, section, who, search }: Look): boolean {
    return (
      witness.lies(row, section, who, values) &&
      searchTerms(search).every((term) =>
        fieldsOf(row, who).some((text) => holdsTerm(text, term)),
      ) &&
      isWithin(witness.startsAt(row, who), values.window) &&
      list.filter.names.every((part) => {
        const value: unknown = values[part]
        const had = witness.parts[part]?.has(row, who)
        switch (partOf(part).kind) {
          case 'flag':
            return value === false || had === true
          case 'range': {
            const range = value as { low: number; high: number } | null
            const held = had as number | null
            return range === null || (held !== null && held >= range.low && held <= range.high)
          }
          default: {
            const chosen = value as readonly string[]
            const held = had as readonly string[]
            return chosen.length === 0 || held.some((each) => chosen.includes(each))
          }
        }
      })
    )
  }

  /** The rows that going through all of them finds, in their order. */
  function naive(asked: Look, isUp: boolean): Row[] {
    const [first] = orderNames(list)
    const isFirstUp = asked.orderBy === first ? isUp : firstDirection(list, first) === 'asc'
    const keys = [
      { of: witness.orders[asked.orderBy], isUp },
      { of: witness.orders[first], isUp: isFirstUp },
      { of: witness.id, isUp: isFirstUp },
    ]
    return rows
      .filter((row) => isLeft(row, asked))
      .toSorted((a, b) => {
        for (const { of, isUp: isKeyUp } of keys) {
          const [one, other] = [of?.(a, asked.who) ?? '', of?.(b, asked.who) ?? '']
          if (one !== other) {
            return one < other === isKeyUp ? -1 : 1
          }
        }
        return 0
      })
  }

  async function compare(asked: Look, { isUp, offset, limit }: Page): Promise<string[]> {
    const call = { ...askedFor(asked), orderByAsc: isUp ? 1 : 0, pOffset: offset, pLimit: limit }
    const { data, totalRecords } = await witness.ask(await world.as(asked.who), call)
    const found = naive(asked, isUp)
    const ids = data.map(({ id }) => id)
    expect({ call, ids, totalRecords }).toEqual({
      call,
      ids: found.slice(offset, offset + limit).map((row) => witness.id(row)),
      totalRecords: found.length,
    })
    return ids
  }

  test('narrows by each part of its filter alone, as going through all rows does', async () => {
    for (const part of list.filter.names) {
      let found = 0
      for (const who of witness.people) {
        for (const section of list.sections) {
          const asked = { ...look(drawn([part])), who, section, search: '' }
          const ids = await compare(asked, { isUp: false, offset: 0, limit: 200 })
          found += ids.length
        }
      }
      expect(found, part).toBeGreaterThan(0)
    }
  })

  test('has the rows, the order, the pages and the total of whatever is asked together', async () => {
    let found = 0
    for (let turn = 0; turn < rounds(50, 150); turn += 1) {
      const parts = list.filter.names.filter(() => random.chance(0.1))
      const asked = look(drawn(parts, random.pick(windows)))
      const limit = random.pick([3, 10, 100])
      const offset = random.pick([0, 0, 3, 20])
      found += (await compare(asked, { isUp: random.chance(0.5), offset, limit })).length
    }
    expect(found).toBeGreaterThan(rounds(50, 200))
  })

  test('opens each order the way that it declares', async () => {
    const [who] = witness.people
    const [section] = list.sections
    for (const orderBy of orderNames(list)) {
      const asked = { ...look(drawn([])), who: who ?? 'employee', section, orderBy, search: '' }
      const { data } = await witness.ask(await world.as(asked.who), askedFor(asked))
      const found = naive(asked, firstDirection(list, orderBy) === 'asc').slice(0, list.pageSize)
      expect(data.map(({ id }) => id)).toEqual(found.map((row) => witness.id(row)))
    }
  })

  test('shows nobody a row that cannot be opened', async () => {
    for (const who of witness.people) {
      const client = await world.as(who)
      for (const section of list.sections) {
        const asked = { ...look(drawn([])), who, section, search: '' }
        const { data } = await witness.ask(client, { ...askedFor(asked), pLimit: 5 })
        for (const { id } of data) {
          expect((await witness.open(client, id)).status, id).toBe(200)
        }
      }
    }
  })

  test('spells each filter in three ways that read back', () => {
    const { filter } = list
    for (let turn = 0; turn < 100; turn += 1) {
      const parts = filter.names.filter(() => random.chance(0.4))
      const values = drawn(parts, random.pick([filter.usual, ...windows.slice(0, 2)]))
      const read = filter.fromCall(filter.callOf(values, today))
      // The whole range is none, which is what it reads back as.
      expect(filter.callOf(read, today)).toEqual(filter.callOf(values, today))
      const saved = filter.savedOf(values)
      expect(filter.savedOf(filter.fromSaved(saved))).toEqual(saved)
      const address = filter.addressOf(values)
      const query = new URLSearchParams({ ...address } as Record<string, string>)
      expect(filter.addressOf(filter.fromAddress(query))).toEqual(address)
      expect(filter.callOf(filter.fromAddress(query), today)).toEqual(filter.callOf(read, today))
    }
  })

  test('exports the rows that it shows, in their order', async () => {
    const { workbook } = witness
    for (const section of list.sections) {
      const who = random.pick(witness.people)
      const asked = { ...look(drawn([])), section, who, search: '' }
      const made = await workbook?.(await world.as(who), { ...askedFor(asked), orderByAsc: 1 })
      if (made === undefined) {
        return
      }
      const { url } = made
      const file = await world.http(url.replace('/api/v1', ''), { as: who })
      const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
      const names = sheets[0]?.rows.slice(1).map(([first]) => first)
      expect(names).toEqual(naive(asked, true).map((row) => witness.name(row)))
    }
  })
}

function isWithin(moment: Date, window: FilterWindow): boolean {
  if (window.kind !== 'dates') {
    return true
  }
  // Midnight in Chicago, in winter.
  const midnight = (day: string) => Date.parse(`${day}T06:00:00Z`)
  const { startDate = 'none', endDate } = window
  return (
    (startDate === 'none' || moment.getTime() >= midnight(startDate)) &&
    (endDate === undefined || moment.getTime() < midnight(endDate) + 86_400_000)
  )
}
