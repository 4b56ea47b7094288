import { expect } from 'vitest'
import {
  addDays,
  today,
  trainingMatrixList,
  type CallInput,
  type CallOf,
  type TrainingMatrixCell,
} from '@holdpoint/api'
import { cast, castShard, castZone } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeQualification, placeTraining } from '../place-training.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Held = { qualification: string; isInOrder: boolean }
type Row = {
  id: string
  name: string
  number: string
  hired: string
  job: string | null
  department: string | null
  country: string | null
  district: string | null
  unit: string | null
  crew: string | null
  isActive: boolean
  isElsewhere: boolean
  managerId: string | null
  held: Held[]
}
type Listed = CallInput<CallOf<'training.matrix'>>

const departmentOf: Readonly<Record<string, string>> = { OPR: 'FLD', SUP: 'OFF' }
/** Who must hold what, of those in use. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'q-h2s': ['OPR', 'SUP'],
  'q-forklift': ['OPR'],
  'q-signal': [],
}
const retired = 'q-old'
const qualifications = [...Object.keys(asked), retired]

/** Those of what somebody holds or is asked for that a filter leaves. */
const cellsOf = (row: Row, chosen: readonly string[]) =>
  row.held.filter(({ qualification }) =>
    chosen.length === 0 ? qualification !== retired : chosen.includes(qualification),
  )

/** The people of the matrix, as going through all of them one by one finds them. */
export const trainingMatrixWitness: Witness<typeof trainingMatrixList, Row> = {
  list: trainingMatrixList,
  people: ['employee', 'manager', 'reviewer'],
  async seed(world, random) {
    const { kysely } = world.database
    await makeGroup(world, 'g-keepers', ['manage_employees'], ['reviewer'])
    for (const code of ['FLD', 'OFF']) {
      await kysely.insertInto('departments').values({ code, name: code }).execute()
    }
    for (const [code, department] of Object.entries(departmentOf)) {
      const values = { code, name: `Job ${code}`, department_code: department }
      await kysely.insertInto('job_titles').values(values).execute()
    }
    for (const id of qualifications) {
      const job_codes = [...(asked[id] ?? ['OPR'])]
      const retired_at = id === retired ? new Date() : null
      await placeQualification(world, id, { name: id, job_codes, retired_at })
    }
    for (let index = 0; index < 60; index += 1) {
      const id = `m-${String(index).padStart(3, '0')}`
      const lastName = random.pick(['Moss', 'Li', 'Okafor'])
      await kysely
        .insertInto('people')
        .values({
          ...{ id, shard_key: random.pick([castShard, castShard, castShard, 'other-org']) },
          ...{ employee_number: `N${index}`, first_name: 'Ada', last_name: lastName },
          ...{ full_name: `Ada ${lastName}`, email: `${id}@company.example` },
          ...{ employee_type: 'Field', employee_title: 'Operator', position: 'Operator' },
          hire_date: `2026-01-${String(random.int(1, 28)).padStart(2, '0')}`,
          job_code: random.pick(['OPR', 'SUP', null]),
          country_code: random.pick(['US', null]),
          district_code: random.pick(['PER', null]),
          business_unit_code: random.pick(['FRAC', null]),
          crew_code: random.pick(['F-01', null]),
          manager_id: random.pick([
            cast.manager,
            `m-${String(random.int(0, index)).padStart(3, '0')}`,
            null,
          ]),
          is_active: random.chance(0.8),
        })
        .execute()
    }
    const day = today(world.ports.clock.now(), castZone)
    const people = await kysely
      .selectFrom('people as person')
      .leftJoin('job_titles as job', 'job.code', 'person.job_code')
      .selectAll('person')
      .select(['job.name as job_name', 'job.department_code'])
      .execute()
    const rows: Row[] = []
    for (const person of people) {
      const isElsewhere = person.shard_key !== castShard
      const held = new Map<string, Held>()
      for (const qualification of isElsewhere ? [] : qualifications) {
        if (random.chance(0.4)) {
          const days = random.pick([-1, 0, 30, 31, null])
          await placeTraining(world, `${person.id}-${qualification}`, {
            ...{ person_id: person.id, qualification_id: qualification },
            expires_on: days === null ? null : addDays(day, days),
          })
          held.set(qualification, { qualification, isInOrder: days !== -1 })
        } else if (asked[qualification]?.includes(person.job_code ?? '') === true) {
          held.set(qualification, { qualification, isInOrder: false })
        }
      }
      rows.push({
        ...{ id: person.id, name: person.full_name, number: person.employee_number },
        ...{ hired: person.hire_date, job: person.job_code, department: person.department_code },
        ...{ country: person.country_code, district: person.district_code },
        ...{ unit: person.business_unit_code, crew: person.crew_code },
        ...{ isActive: person.is_active, isElsewhere, managerId: person.manager_id },
        held: [...held.values()],
      })
    }
    managers.clear()
    rows.forEach(({ id, managerId }) => managers.set(id, managerId))
    return rows
  },
  id: ({ id }) => id,
  name: ({ name }) => name,
  lies: (row, section, who, { qualifications: chosen }) =>
    row.isActive &&
    !row.isElsewhere &&
    (who === 'reviewer' || row.id === cast[who] || isBelow(row.id, cast[who])) &&
    (section === 'everybody' ||
      cellsOf(row, chosen).some(({ isInOrder }) => section === 'asked' || !isInOrder)),
  // Days of hiring narrow nothing for whoever does not keep people: each lies in every window.
  startsAt: ({ hired }, who) => new Date(`${who === 'reviewer' ? hired : '2026-01-15'}T12:00:00Z`),
  text: ({ name, number }) => `${name}\n${number}`,
  words: ['moss', 'N1', 'nobody like it'],
  parts: {
    qualifications: {
      has: (row) => row.held.map(({ qualification }) => qualification),
      drawn: qualifications,
    },
    jobTitles: { has: ({ job }) => [job], drawn: ['OPR', 'SUP'] },
    departments: { has: ({ department }) => [department], drawn: ['FLD', 'OFF'] },
    countries: { has: ({ country }) => [country], drawn: ['US', 'CA'] },
    districts: { has: ({ district }) => [district], drawn: ['PER', 'MON'] },
    businessUnits: { has: ({ unit }) => [unit], drawn: ['FRAC', 'WIRE'] },
    crews: { has: ({ crew }) => [crew], drawn: ['F-01', 'W-02'] },
  },
  orders: {
    person: ({ name }) => name,
    // Who has no job title stands behind all who have.
    job: ({ job }) => job ?? '~',
  },
  ask: async (client, sent) => {
    const { data, ...page } = contentOf(await client.training.matrix(sent as Listed))
    data.forEach(({ person, cells }) => shown.set(person.personId, cells))
    return { ...page, data: data.map(({ person }) => ({ id: person.personId })) }
  },
  // A row leads to the list of the person, in which each of its cells is a line.
  async open(client, personId) {
    const answer = await client.training.list({ personIds: [personId] })
    const lines = contentOf(answer).data.map(({ person, qualification, state }) => ({
      ...{ personId: person.personId, qualificationId: qualification.qualificationId, state },
    }))
    const cells = shown.get(personId) ?? []
    expect(lines).toEqual(
      expect.arrayContaining(
        cells.map(({ qualificationId, state }) => ({ personId, qualificationId, state })),
      ),
    )
    return answer
  },
  workbook: async (client, sent) => contentOf(await client.training.matrixExcel(sent as Listed)),
}

/** The cells of the people who were listed last. */
const shown = new Map<string, readonly TrainingMatrixCell[]>()
const managers = new Map<string, string | null>()

/** Whether somebody reports to a person, through however many. */
function isBelow(id: string, chief: string, seen: readonly string[] = []): boolean {
  const above = managers.get(id) ?? null
  return (
    above !== null &&
    !seen.includes(above) &&
    (above === chief || isBelow(above, chief, [...seen, above]))
  )
}
