import type { FormDefinition } from '@holdpoint/forms'
import type { Pattern } from '../src/areas/form-schedules/form-schedules.occurrences.ts'
import { treatingIron, wellsiteWalkaround } from './forms/of-library.ts'

/** What became of an entry that was assigned; `left` was opened and is overdue. */
export type Fate = 'waiting' | 'in_time' | 'late' | 'left' | 'untouched'

/** A schedule of the demo world, and what became of its last occurrences. */
export type ScheduleLine = Pick<Pattern, 'cadence' | 'weekdays' | 'opens_at' | 'due_hours'> & {
  title: string
  note: string
  by: 'manager' | 'admin'
  form: FormDefinition
  /** The key of a seat, or what somebody of the demo signs in as. */
  asks: readonly string[]
  /** Of one that assigns once: so many days ago. */
  daysAgo?: number
  /** Of each occurrence, the latest first, what became of it by those who are asked; null was not asked yet. */
  fates: readonly (readonly (Fate | null)[])[]
}

/** Every day, every week, and once. What is the latest still waits, at whatever hour one looks. */
export const scheduleLines: readonly ScheduleLine[] = [
  {
    ...{ title: 'Pre-trip check of the way in', by: 'manager', form: wellsiteWalkaround },
    note: 'Before the first load: signs, barriers, and room to turn.',
    ...{ cadence: 'daily', weekdays: [], opens_at: '05:00', due_hours: 24 },
    asks: ['LOG-1', 'LOG-2', 'LOG-4'],
    fates: [
      ['waiting', 'waiting', 'waiting'],
      ['in_time', 'left', 'in_time'],
      ['in_time', 'late', 'in_time'],
      ['in_time', 'in_time', 'untouched'],
      ['late', 'in_time', 'in_time'],
    ],
  },
  {
    ...{ title: 'Weekly pad inspection', by: 'manager', form: wellsiteWalkaround },
    note: 'The whole pad, the corners nobody works in too.',
    ...{ cadence: 'weekly', weekdays: ['mon'], opens_at: '06:00', due_hours: 168 },
    asks: ['F-03', 'F-05', 'employee'],
    fates: [
      ['waiting', 'waiting', 'waiting'],
      ['in_time', 'left', null],
      ['in_time', 'late', null],
    ],
  },
  {
    ...{ title: 'All iron before the move north', by: 'admin', form: treatingIron },
    note: 'Nothing is loaded that was not looked at.',
    ...{ cadence: 'once', weekdays: [], opens_at: '07:00', due_hours: 48, daysAgo: 6 },
    asks: ['F-04-1', 'F-06-1', 'PDN-1'],
    fates: [['in_time', 'late', 'left']],
  },
]
