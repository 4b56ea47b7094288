import type { FormStatus } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import {
  openedSince,
  type Occurrence,
  type Pattern,
} from '../src/areas/form-schedules/form-schedules.occurrences.ts'
import type {
  FormAssignmentsTable,
  FormScheduleRunsTable,
  FormSchedulesTable,
} from '../src/areas/form-schedules/form-schedules.tables.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { RecordAudiencesTable } from '../src/records/records.tables.ts'
import { makeEntry, type EntryOptions, type WorldEntry } from './entries.ts'
import { chained } from './entry-history.ts'
import { everyday, type EntryPlan } from './entry-plan.ts'
import { organisation, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { scheduleLines, type Fate, type ScheduleLine } from './schedule-lines.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

/** The schedules of the demo world, with the entries that they assigned. */
export type WorldFormSchedules = {
  schedules: readonly Insertable<FormSchedulesTable>[]
  audiences: readonly Insertable<RecordAudiencesTable>[]
  runs: readonly Insertable<FormScheduleRunsTable>[]
  assignments: readonly Insertable<FormAssignmentsTable>[]
  history: readonly Insertable<AuditEventsTable>[]
  entries: readonly WorldEntry[]
}

type Options = Omit<EntryOptions, 'plan'> & { people: readonly WorldPerson[] }

type Made = {
  line: ScheduleLine
  pattern: Pattern
  id: string
  authorId: string
  createdAt: Date
  asked: readonly WorldPerson[]
  occurrences: readonly Occurrence[]
  next: Occurrence | undefined
}

const dayMs = 86_400_000

/** Makes the schedules, and what became of what they assigned. */
export function makeFormSchedules(options: Options): WorldFormSchedules {
  const made = scheduleLines.map((line) => scheduleOf(line, options))
  const given = made.flatMap((one, place) => givenBy(one, String(place), options))
  return {
    schedules: made.map(rowOf),
    audiences: made.map(({ id, asked }) => ({
      ...{ shard_key: shardKey, record_type: 'form_schedule', record_id: id },
      person_ids: asked.map(({ row }) => row.id),
    })),
    runs: made.flatMap(({ id, occurrences }) =>
      occurrences.map(({ day, opensAt, dueAt }) => ({
        ...{ shard_key: shardKey, schedule_id: id, occurs_on: day },
        ...{ opens_at: opensAt, due_at: dueAt },
      })),
    ),
    assignments: given.map(({ assignment }) => assignment),
    entries: given.map(({ entry }) => entry),
    history: made.flatMap(({ id, authorId, createdAt, line }) => {
      const changes = {
        title: { from: null, to: line.title },
        cadence: { from: null, to: line.cadence },
      }
      const event = { recordType: 'form_schedule', recordId: id, action: 'create', changes }
      return chained([{ at: createdAt, personId: authorId, event }])
    }),
  }
}

/** It began with the first of the occurrences that are told of. */
function scheduleOf(line: ScheduleLine, { people, now, directory, random }: Options): Made {
  const timeZone = organisation.time_zone
  const today = zoneClock(timeZone).dayOf(now)
  const from = addDays(today, -(line.daysAgo ?? 7 * (line.fates.length + 1)))
  const pattern: Pattern = {
    ...{ cadence: line.cadence, weekdays: line.weekdays, every_weeks: 1, month_day: 1 },
    ...{ opens_at: line.opens_at, due_hours: line.due_hours, time_zone: timeZone },
    ...{ starts_on: from, ends_on: null },
  }
  const { opened, next } = openedSince(pattern, from, now)
  const occurrences = opened.slice(-line.fates.length)
  const [first] = occurrences
  if (first === undefined) {
    throw new Error(`The schedule "${line.title}" has not opened yet.`)
  }
  const createdAt = new Date(first.opensAt.getTime() - dayMs)
  return {
    ...{ line, occurrences, next, createdAt },
    pattern: { ...pattern, starts_on: first.day },
    id: worldId(createdAt, random.stream(line.title)),
    authorId: directory.byDemoRole(line.by).row.id,
    asked: line.asks.map((key) => {
      const person = people.find(({ seat }) => seat.key === key || seat.demo === key)
      if (person === undefined) {
        throw new Error(`The schedule "${line.title}" asks ${key}, who is nobody.`)
      }
      return person
    }),
  }
}

function rowOf({ line, pattern, id, authorId, createdAt, next }: Made) {
  return {
    ...{ ...pattern, weekdays: [...pattern.weekdays], shard_key: shardKey, id },
    ...{ title: line.title, form_id: line.form.key, note: line.note, ask_mode: 'each' as const },
    ...{ next_on: next?.day ?? null, next_at: next?.opensAt ?? null },
    ...{ author_id: authorId, created_at: createdAt, updated_at: createdAt },
  }
}

/** The entries of a schedule, each named by its occurrence counted from the present. */
function givenBy({ line, id, asked, occurrences }: Made, name: string, options: Options) {
  return line.fates.flatMap((fates, ago) => {
    const one = occurrences.at(-1 - ago)
    return fates.flatMap((fate, place) => {
      const person = asked[place]
      if (one === undefined || person === undefined || fate === null) {
        return []
      }
      const plan = planOf(line, `assigned/${name}/${ago}/${place}`, { fate, person, one })
      const entry = makeEntry({ ...options, plan, random: options.random.stream(plan.name) })
      const assignment = {
        ...{ shard_key: shardKey, schedule_id: id, occurs_on: one.day },
        ...{ person_id: person.row.id, my_form_id: entry.row.id },
        ...{ opens_at: one.opensAt, due_at: one.dueAt, done_at: entry.row.submitted_at },
        // Everybody has been told already.
        ...{ outcome: null, reminded: fate === 'waiting' ? 1 : 2 },
      }
      return [{ entry, assignment }]
    })
  })
}

type Asked = { fate: Fate; person: WorldPerson; one: Occurrence }

const statusOf: Readonly<Record<Fate, FormStatus>> = {
  ...{ waiting: 'pending', untouched: 'pending', left: 'in_progress' },
  ...{ in_time: 'complete', late: 'complete' },
}

function planOf({ form }: ScheduleLine, name: string, { fate, person, one }: Asked): EntryPlan {
  return {
    ...{ ...everyday, name, person, form, status: statusOf[fate], wishedPercent: 94 },
    ...{ startedAt: one.opensAt, isUntouched: statusOf[fate] === 'pending' },
    assigned: {
      dueAt: one.dueAt,
      begunAt: addMinutes(fate === 'late' ? one.dueAt : one.opensAt, 45),
    },
  }
}
