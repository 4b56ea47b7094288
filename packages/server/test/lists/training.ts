import {
  addDays,
  today,
  trainingList,
  trainingSpans,
  trainingStates,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import { cast, castZone, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeQualification, placeTraining } from '../place-training.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = {
  id: string
  holder: CastName
  qualification: string
  job: string
  department: string
  number: string
  issued: string | null
  expires: string | null
  isRenewed: boolean
  isRequired: boolean
  day: string
}
type Listed = CallInput<CallOf<'training.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const holders = ['employee', 'colleague', 'manager', 'foreman', 'reviewer', 'admin'] as const
/** Who reports to the manager, the foreman through the colleague. */
const teamOfManager: readonly CastName[] = ['colleague', 'foreman']
const jobs: Readonly<Record<string, readonly CastName[]>> = {
  OPR: ['employee', 'colleague', 'foreman'],
  SUP: ['manager', 'reviewer', 'admin'],
}
const departmentOf: Readonly<Record<string, string>> = { OPR: 'FLD', SUP: 'OFF' }
/** Who must hold what, of those in use. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'q-h2s': ['OPR', 'SUP'],
  'q-forklift': ['OPR'],
  'q-signal': [],
}
const names: Readonly<Record<string, string>> = {
  'q-h2s': 'Gas safety',
  'q-forklift': 'Forklift',
  'q-signal': 'Crane signaller',
  'q-old': 'Old ticket',
}

const jobOf = (holder: CastName) =>
  Object.entries(jobs).find(([, some]) => some.includes(holder))?.[0] ?? ''

function stateOf({ issued, expires, isRenewed, day }: Row): (typeof trainingStates)[number] {
  if (issued === null) {
    return 'missing'
  }
  if (isRenewed) {
    return 'renewed'
  }
  return expires === null || expires > addDays(day, 30)
    ? 'valid'
    : expires < day
      ? 'expired'
      : 'expiring'
}

function spanOf({ issued, expires, day }: Row): (typeof trainingSpans)[number] | null {
  if (issued === null) {
    return null
  }
  if (expires === null) {
    return 'never'
  }
  const within = ([30, 90, 365] as const).find((days) => expires <= addDays(day, days))
  return expires < day ? 'passed' : within === undefined ? 'later' : (`${within}` as const)
}

/** What people hold and lack, as going through all of it one by one finds it. */
export const trainingWitness: Witness<typeof trainingList, Row> = {
  list: trainingList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await makeGroup(world, 'g-keepers', ['manage_employees'], ['reviewer'])
    for (const code of ['FLD', 'OFF']) {
      await kysely
        .insertInto('departments')
        .values({ code, name: `Department ${code}` })
        .execute()
    }
    for (const code of Object.keys(jobs)) {
      const values = { code, name: `Job ${code}`, department_code: departmentOf[code] ?? '' }
      await kysely.insertInto('job_titles').values(values).execute()
    }
    const set = (name: CastName, columns: { job_code?: string; manager_id?: string }) =>
      kysely.updateTable('people').set(columns).where('id', '=', cast[name]).execute()
    for (const holder of holders) {
      await set(holder, { job_code: jobOf(holder) })
    }
    await set('colleague', { manager_id: cast.manager })
    await set('foreman', { manager_id: cast.colleague })
    for (const [id, name] of Object.entries(names)) {
      await placeQualification(world, id, {
        ...{ name, job_codes: [...(asked[id] ?? ['OPR', 'SUP'])] },
        retired_at: asked[id] === undefined ? new Date() : null,
      })
    }
    await placeQualification(world, 'q-elsewhere', { shard_key: 'other-org', job_codes: ['OPR'] })
    const day = today(world.ports.clock.now(), castZone)
    const held: Row[] = []
    for (let index = 0; index < 60; index += 1) {
      const id = `training-${String(index).padStart(3, '0')}`
      const holder = random.pick(holders)
      const qualification = random.pick(Object.keys(names))
      const issued = random.pick(['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'])
      const expires = random.chance(0.2)
        ? null
        : addDays(day, random.pick([-40, -1, 0, 1, 30, 31, 90, 91, 365, 366]))
      const isDeleted = random.chance(0.1)
      const number = `${random.pick(['CERT', 'Blue', 'Red'])}-${index}`
      await placeTraining(world, id, {
        ...{ person_id: cast[holder], qualification_id: qualification, number },
        ...{ issued_on: issued, expires_on: expires !== null && expires < issued ? null : expires },
        deleted_at: isDeleted ? new Date() : null,
      })
      if (!isDeleted) {
        held.push({
          ...{ id, holder, qualification, number, issued, day, isRenewed: false },
          expires: expires !== null && expires < issued ? null : expires,
          ...seatOf(holder, qualification),
        })
      }
    }
    const later = (one: Row, other: Row) =>
      `${one.issued} ${one.id}`.localeCompare(`${other.issued} ${other.id}`) > 0
    const alike = (one: Row, other: Row) =>
      one.holder === other.holder && one.qualification === other.qualification
    const recorded = held.map((row) => ({
      ...row,
      isRenewed: held.some((other) => alike(other, row) && later(other, row)),
    }))
    const missing = holders.flatMap((holder) =>
      Object.keys(asked)
        .map((qualification): Row => ({
          id: `${cast[holder]}.${qualification}`,
          ...{ holder, qualification, number: '', issued: null, expires: null, day },
          isRenewed: false,
          ...seatOf(holder, qualification),
        }))
        .filter((row) => row.isRequired && !held.some((other) => alike(other, row))),
    )
    return [...recorded, ...missing]
  },
  id: ({ id }) => id,
  name: ({ holder }) => fullName(holder),
  lies: (row, section, who) =>
    row.isRenewed === (section === 'renewed') &&
    (who === 'reviewer' ||
      row.holder === who ||
      (who === 'manager' && teamOfManager.includes(row.holder))),
  // What is missing was issued on no day.
  startsAt: ({ issued }) => new Date(issued === null ? Number.NaN : `${issued}T12:00:00Z`),
  text: ({ holder, qualification, number }) =>
    `${fullName(holder)}\n${names[qualification]}\n${number}`,
  words: ['crane', 'BLUE', 'test emp', 'cert-1', 'nothing like it'],
  parts: {
    people: { has: ({ holder }) => [cast[holder]], drawn: holders.map((name) => cast[name]) },
    qualifications: { has: (row) => [row.qualification], drawn: Object.keys(names) },
    states: {
      has: (row) =>
        stateOf(row) === 'expired' && row.isRequired ? ['expired', 'missing'] : [stateOf(row)],
      drawn: trainingStates,
    },
    expiry: { has: (row) => [spanOf(row)], drawn: trainingSpans },
    jobTitles: { has: ({ job }) => [job], drawn: Object.keys(jobs) },
    departments: { has: ({ department }) => [department], drawn: Object.values(departmentOf) },
  },
  orders: {
    // What expires never, and what is missing, stands behind all that does.
    expires: ({ expires }) => expires ?? '9999-12-31',
    person: ({ holder }) => fullName(holder),
    qualification: ({ qualification }) => names[qualification] ?? '',
    issued: ({ issued }) => issued ?? '9999-12-31',
  },
  ask: async (client, sent) => contentOf(await client.training.list(sent as Listed)),
  open: (client, id) =>
    id.includes('.')
      ? client.training.qualification({ qualificationId: id.split('.')[1] ?? '' })
      : client.training.get({ trainingRecordId: id }),
  workbook: async (client, sent) => contentOf(await client.training.excel(sent as Listed)),
}

const fullName = (name: CastName) => `Test ${name.charAt(0).toUpperCase()}${name.slice(1)}`

function seatOf(holder: CastName, qualification: string) {
  const job = jobOf(holder)
  return {
    ...{ job, department: departmentOf[job] ?? '' },
    isRequired: asked[qualification]?.includes(job) ?? false,
  }
}
