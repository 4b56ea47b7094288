import type { FormStatus } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { organisation } from './organisation.ts'
import { incidentPlans } from './incident-plans.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addDays, addMinutes, weekdayOf, zoneClock } from './world-time.ts'

/** What the employee has on the Signature tab with an entry of somebody else. */
export type EmployeeTask = 'signPending' | 'approvePending' | 'signed' | 'approved' | 'refused'

/** One entry, decided before it is filled out. */
export type EntryPlan = {
  /** Names the stream of its chance: at whatever hour the world is made, it is the same entry. */
  name: string
  person: WorldPerson
  startedAt: Date
  status: FormStatus
  /** Assigned to the person, who has not opened it yet. */
  isUntouched: boolean
  isReopened: boolean
  isElevated: boolean
  /** The score to come out near. */
  wishedPercent: number
  employeeTask: EmployeeTask | null
  /** The submitter's own second signature is awaited. */
  awaitsOwnSign: boolean
  /** The form that it is of; one that the person has a reason to fill out unless said. */
  form?: FormDefinition
  /** The name of the plan of the entry that it is a sub-form of. */
  below?: string
  /** Of one that a schedule assigned when it started: when it is due, and when it was begun, if it was. */
  assigned?: { dueAt: Date; begunAt: Date }
}

export type PlanOptions = {
  people: readonly WorldPerson[]
  now: Date
  random: SeededRandom
}

const worldDays = 60
const entriesOnFullDay = 24
// Sunday first: the yard thins out towards the weekend.
const weekRhythm = [0.34, 1.1, 1.12, 1.06, 1.02, 0.92, 0.5] as const

/** Plans 60 days of entries, oldest first. */
export function planEntries({ people, now, random }: PlanOptions): EntryPlan[] {
  const employee = people.find(({ seat }) => seat.demo === 'employee')
  if (employee === undefined) {
    throw new Error('The demo world has no employee.')
  }
  const time = entryTimes(now)
  const plans = [
    ...crowdPlans(people, time, random.stream('crowd')),
    ...employeePlans(employee, time, random.stream('employee')),
    ...signaturePlans(people, employee, time, random.stream('signatures')),
    ...incidentPlans({ people, employee }, time.startOn, random.stream('incidents')).map(
      (plan) => ({
        ...everyday,
        wishedPercent: 92,
        ...plan,
      }),
    ),
  ]
  return plans.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
}

type Times = ReturnType<typeof entryTimes>

function entryTimes(now: Date) {
  const clock = zoneClock(organisation.time_zone)
  const today = clock.dayOf(now)

  function dayAgo(daysAgo: number): string {
    return addDays(today, -daysAgo)
  }

  /** A time of work on a day; what could not be over by now is moved to an earlier day. */
  function startOn(daysAgo: number, hasEnded: boolean, random: SeededRandom): Date {
    const usual = random.chance(0.78) ? random.around(9 * 60, 100) : random.around(19.5 * 60, 60)
    const minutes = Math.min(Math.max(Math.round(usual), 5), 1_425)
    const latest = addMinutes(now, hasEnded ? -180 : -25)
    let day = dayAgo(daysAgo)
    let start = clock.instantOf(day, minutes)
    while (start > latest) {
      day = addDays(day, -1)
      start = clock.instantOf(day, minutes)
    }
    return start
  }

  return { dayAgo, startOn }
}

/** What most plans have in common. */
export const everyday = {
  isUntouched: false,
  isReopened: false,
  isElevated: false,
  employeeTask: null,
  awaitsOwnSign: false,
} as const

function crowdPlans(
  people: readonly WorldPerson[],
  time: Times,
  random: SeededRandom,
): EntryPlan[] {
  const crowd = people
    .filter(({ seat }) => seat.demo !== 'employee')
    .map((person) => [person, entriesPerPerson(person)] as const)
  const plans: EntryPlan[] = []
  for (let daysAgo = worldDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const rhythm = weekRhythm[weekdayOf(time.dayAgo(daysAgo))] ?? 1
    const day = random.stream(String(daysAgo))
    const count = Math.round(day.around(entriesOnFullDay * rhythm, 1.2))
    for (let entry = 0; entry < count; entry += 1) {
      const draw = day.stream(String(entry))
      const status = draw.weighted(statusesAfter(daysAgo))
      const isOver = isSubmitted(status)
      plans.push({
        ...everyday,
        name: `crowd/${daysAgo}/${entry}`,
        person: draw.weighted(crowd),
        status,
        startedAt: time.startOn(daysAgo, isOver, draw),
        isUntouched: status === 'new' || (status === 'pending' && draw.chance(0.5)),
        isReopened: status !== 'new' && status !== 'pending' && draw.chance(0.03),
        isElevated: isOver && draw.chance(0.04),
        wishedPercent: wishedPercent(daysAgo, status, draw),
      })
    }
  }
  return plans
}

/** Supervisors and advisors inspect most; whoever sits in an office seldom does. */
function entriesPerPerson({ seat }: WorldPerson): number {
  switch (seat.job) {
    case 'FSUP':
    case 'HSEA':
      return 3
    case 'WENG':
    case 'FENG':
      return 2
    case 'COORD':
      return 1.4
    case 'DMGR':
    case 'HSED':
    case 'SQM':
    case 'DRV':
      return 0.5
    case 'VPO':
    case 'SYSA':
      return 0.1
    default:
      return 1
  }
}

type Odds = readonly (readonly [FormStatus, number])[]

function statusesAfter(daysAgo: number): Odds {
  if (daysAgo <= 1) {
    return odds({
      in_progress: 26,
      fill: 10,
      new: 4,
      pending: 5,
      in_review: 28,
      complete: 24,
      reject: 3,
    })
  }
  if (daysAgo <= 7) {
    return odds({
      in_progress: 6,
      fill: 4,
      new: 2,
      pending: 2,
      in_review: 20,
      complete: 54,
      approved: 6,
      reject: 6,
    })
  }
  if (daysAgo <= 29) {
    return odds({
      in_progress: 2,
      fill: 1,
      new: 1,
      pending: 1,
      in_review: 6,
      complete: 78,
      approved: 6,
      reject: 5,
    })
  }
  return odds({ in_progress: 1, in_review: 1.5, complete: 90, approved: 3, reject: 4.5 })
}

function odds(weights: Partial<Record<FormStatus, number>>): Odds {
  const statuses: readonly FormStatus[] = [
    'in_progress',
    'fill',
    'new',
    'pending',
    'in_review',
    'complete',
    'approved',
    'reject',
  ]
  return statuses.map((status) => [status, weights[status] ?? 0] as const)
}

/** The states from submission on. */
export function isSubmitted(status: FormStatus): boolean {
  return ['in_review', 'complete', 'approved', 'reject'].includes(status)
}

/** Some entries find next to nothing, the others a lot. There are more of the first day by day. */
function wishedPercent(daysAgo: number, status: FormStatus, random: SeededRandom): number {
  const passed = (worldDays - 1 - daysAgo) / (worldDays - 1)
  const isClean = status !== 'reject' && random.chance(0.37 + 0.29 * passed)
  const wished = isClean ? random.around(98.5, 1.5) : random.around(67 + 4 * passed, 7)
  return Math.min(Math.max(wished, 30), 100)
}

type OwnPlan = Partial<EntryPlan> & { status: FormStatus; count: number; from: number; to: number }

// The last 29 days are the list's usual window; day 27 keeps clear of its edge in every zone.
const ownEntries: readonly OwnPlan[] = [
  { status: 'in_progress', count: 6, from: 0, to: 20 },
  { status: 'in_progress', count: 1, from: 3, to: 9, isReopened: true },
  { status: 'fill', count: 4, from: 0, to: 12 },
  { status: 'new', count: 2, from: 1, to: 8, isUntouched: true },
  { status: 'pending', count: 1, from: 1, to: 5, isUntouched: true },
  { status: 'pending', count: 2, from: 2, to: 14 },
  { status: 'complete', count: 22, from: 1, to: 27 },
  { status: 'complete', count: 2, from: 4, to: 20, isReopened: true },
  { status: 'complete', count: 2, from: 4, to: 20, isElevated: true },
  { status: 'in_review', count: 6, from: 0, to: 12 },
  { status: 'in_review', count: 2, from: 1, to: 6, awaitsOwnSign: true },
  { status: 'in_review', count: 1, from: 2, to: 7, isElevated: true },
  { status: 'approved', count: 4, from: 2, to: 20 },
  { status: 'reject', count: 4, from: 2, to: 24 },
  { status: 'complete', count: 24, from: 31, to: 59 },
  { status: 'approved', count: 2, from: 31, to: 50 },
  { status: 'reject', count: 2, from: 31, to: 55 },
  { status: 'in_progress', count: 1, from: 33, to: 40 },
]

function employeePlans(employee: WorldPerson, time: Times, random: SeededRandom): EntryPlan[] {
  return ownEntries.flatMap(({ count, from, to, status, ...more }, kind) =>
    spread(count, from, to, random).map((daysAgo, entry) => ({
      ...everyday,
      name: `own/${kind}/${entry}`,
      person: employee,
      status,
      startedAt: time.startOn(daysAgo, isSubmitted(status), random),
      wishedPercent: wishedPercent(daysAgo, status, random),
      ...more,
    })),
  )
}

type TaskPlan = { task: EmployeeTask; status: FormStatus; count: number; from: number; to: number }

const signatureTasks: readonly TaskPlan[] = [
  { task: 'signPending', status: 'in_review', count: 4, from: 0, to: 8 },
  { task: 'approvePending', status: 'in_review', count: 2, from: 1, to: 6 },
  { task: 'signed', status: 'complete', count: 4, from: 3, to: 26 },
  { task: 'approved', status: 'approved', count: 2, from: 4, to: 20 },
  { task: 'refused', status: 'reject', count: 1, from: 5, to: 15 },
  { task: 'signed', status: 'complete', count: 3, from: 31, to: 58 },
]

/** Entries of the employee's own crew that want, or had, the employee's hand. */
function signaturePlans(
  people: readonly WorldPerson[],
  employee: WorldPerson,
  time: Times,
  random: SeededRandom,
): EntryPlan[] {
  const crew = people.filter(
    ({ seat, row }) => seat.crew?.code === employee.seat.crew?.code && row.id !== employee.row.id,
  )
  return signatureTasks.flatMap(({ task, status, count, from, to }, kind) =>
    spread(count, from, to, random).map((daysAgo, entry) => ({
      ...everyday,
      name: `signature/${kind}/${entry}`,
      person: random.pick(crew),
      status,
      startedAt: time.startOn(daysAgo, true, random),
      wishedPercent: wishedPercent(daysAgo, status, random),
      employeeTask: task,
    })),
  )
}

/** So many days between two, evenly apart but for a little chance. */
function spread(count: number, from: number, to: number, random: SeededRandom): number[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) =>
    Math.floor(from + step * (index + random.next())),
  )
}
