import type { FileStatus } from '@holdpoint/api'

/** A file of the demo world’s library; days count back from now. */
export type FilePlan = {
  name: string
  folder: string
  tags: readonly string[]
  description: string
  lines: readonly string[]
  status?: FileStatus
  reason?: string
  /** How often it came anew, the first time included. */
  versions?: number
  age: number
  /** Days until it is looked at again; less than none when that is over. */
  review?: number
  ack?: { days: number; months?: number }
  check?: { question: string; right: string; wrong: readonly string[] }
  districts?: readonly string[]
}

/** Procedures, rules and plans, as a crew of oilfield services has them. */
export const filePlans: readonly FilePlan[] = [
  {
    name: 'Lock-out of the missile',
    folder: 'Procedures/Fracturing',
    tags: ['iron', 'lock-out', 'pressure'],
    description:
      'Read it before the first rig-up of a month. The lock is taken off by who put it on.',
    lines: [
      '1. Bleed every leg of the missile to the pit and watch the gauge fall to zero.',
      '2. Close both plug valves of the leg; put lock and tag on each.',
      '3. Try the pump from the data van: nothing may turn.',
      '4. Only then hands go on iron.',
    ],
    ...{ versions: 3, age: 40, review: 320, ack: { days: 14, months: 12 } },
    check: {
      question: 'Who takes a lock off again?',
      right: 'Whoever put it on',
      wrong: ['The supervisor of the shift', 'Whoever needs the leg first'],
    },
  },
  {
    name: 'Pressure test of surface lines',
    folder: 'Procedures/Fracturing',
    tags: ['iron', 'pressure'],
    description: 'Steps, hold times and who stands where.',
    lines: [
      '1. Clear the exclusion zone and call it on the radio.',
      '2. Low test at 500 psi, five minutes. High test at the job’s limit, ten minutes.',
      '3. A drop of more than 3 % is a leak until it is found.',
    ],
    ...{ versions: 2, age: 75, review: -5, ack: { days: 14 } },
  },
  {
    name: 'Arming guns on location',
    folder: 'Procedures/Wireline',
    tags: ['explosives', 'radio'],
    description: 'Radio silence, stray voltage, who may be near.',
    lines: [
      '1. Phones and radios off and in the box.',
      '2. Stray voltage under the limit, written down by the engineer.',
      '3. Nobody but the two who arm within 100 feet.',
    ],
    ...{ age: 28, review: 337, ack: { days: 7 } },
  },
  {
    name: 'Crane picks and lift plans',
    folder: 'Procedures/Lifting',
    tags: ['crane', 'rigging'],
    description: 'When a plan is written, and by whom.',
    lines: ['A plan is written for every pick above 75 % of the chart, and for every blind pick.'],
    ...{ age: 120, review: 20 },
  },
  {
    name: 'Emergency response, Permian',
    folder: 'Emergency',
    tags: ['muster', 'hospital'],
    description: 'Numbers, muster points and the way to the hospital for each pad.',
    lines: ['Call the company man, then 911, then dispatch. The muster point stands on the sign.'],
    ...{ versions: 2, age: 15, review: 170, ack: { days: 10 }, districts: ['PER'] },
  },
  {
    name: 'Stop-work authority',
    folder: 'Rules',
    tags: ['everybody'],
    description: 'Anybody stops any job. This is how, and what follows.',
    lines: ['Say stop, raise both arms, and stay until the supervisor has heard why.'],
    ...{ age: 200, review: 165, ack: { days: 30, months: 12 } },
  },
  {
    name: 'Driving and journey management',
    folder: 'Rules',
    tags: ['driving', 'fatigue'],
    description: 'Hours, rest, night driving and phones.',
    lines: ['No more than 14 hours of duty and 10 of driving. Nobody drives alone after midnight.'],
    ...{ age: 5, review: 360, ack: { days: 14 } },
  },
  {
    name: 'Hydrogen sulfide contingency',
    folder: 'Emergency',
    tags: ['gas'],
    description: 'Alarm levels, wind, breathing air.',
    lines: ['10 ppm: masks ready and upwind. 15 ppm: leave. Nobody goes back without air.'],
    ...{ status: 'pending' as const, age: 2, review: 180, ack: { days: 14 } },
  },
  {
    name: 'Short-service employees and mentors',
    folder: 'Rules',
    tags: ['people'],
    description: 'Who counts as one, how many a crew may have, and when it ends.',
    lines: ['At most one in five. A mentor by name, in reach, on the same shift.'],
    ...{ status: 'draft' as const, age: 3, review: 365 },
  },
  {
    name: 'Cold weather operations',
    folder: 'Procedures',
    tags: ['winter'],
    description: 'Heaters, glycol, ice on stairs, and when pumping stops.',
    lines: ['Below 10 degrees nobody works alone outside. Stairs are sanded each shift.'],
    ...{ age: 21, review: 340 },
  },
  {
    name: 'Iron inspection intervals',
    folder: 'Procedures/Fracturing',
    tags: ['iron', 'inspection'],
    description: 'By hours and by stages, with the colour of the year.',
    lines: ['Every 250 hours or twelve months. A band of another year’s colour goes to the yard.'],
    ...{ age: 60, review: 300 },
  },
  {
    name: 'Radio etiquette 2019',
    folder: 'Rules',
    tags: ['radio'],
    description: 'Taken over by the rules of driving and of arming.',
    lines: ['Say who you are, say who you call, say it short.'],
    ...{ status: 'archived' as const, reason: 'It says nothing that the others do not.', age: 300 },
  },
]
