import type { Insertable } from 'kysely'
import { writeAudience } from '../src/records/audience.ts'
import type { FormSchedulesTable } from '../src/areas/form-schedules/form-schedules.tables.ts'
import { cast, castShard, castZone } from './cast.ts'
import type { TestServer } from './harness.ts'

const at = new Date('2026-03-01T18:00:00Z')

/** Writes a schedule of the manager's as it stands, past every rule: every Monday at six, for four hours. */
export async function placeFormSchedule(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<FormSchedulesTable>> = {},
  personIds: readonly string[] = [cast.employee],
): Promise<string> {
  const shardKey = columns.shard_key ?? castShard
  await kysely
    .insertInto('form_schedules')
    .values({
      ...{ shard_key: shardKey, id, title: `Schedule ${id}`, form_id: 'f-check' },
      ...{ ask_mode: 'each', cadence: 'weekly', weekdays: ['mon'], opens_at: '06:00' },
      ...{ due_hours: 4, time_zone: castZone, starts_on: '2026-03-02' },
      ...{ next_on: '2026-03-02', next_at: new Date('2026-03-02T12:00:00Z') },
      ...{ author_id: cast.manager, created_at: at, updated_at: at },
      ...columns,
    })
    .execute()
  const none = { countries: [], districts: [], departments: [], businessUnits: [] }
  await writeAudience(
    kysely,
    { shardKey, recordType: 'form_schedule', recordId: id },
    { ...none, jobTitles: [], crews: [], personIds: [...personIds] },
  )
  return id
}
