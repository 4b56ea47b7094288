import type { Insertable } from 'kysely'
import type {
  QualificationsTable,
  TrainingRecordsTable,
} from '../src/areas/training/training.tables.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

type World = Pick<TestServer, 'database'>

const at = new Date('2026-03-01T18:00:00Z')

/** Writes a qualification as it stands, past every rule: a course that is valid for three years. */
export async function placeQualification(
  { database: { kysely } }: World,
  id: string,
  columns: Partial<Insertable<QualificationsTable>> = {},
): Promise<string> {
  await kysely
    .insertInto('qualifications')
    .values({
      ...{ shard_key: castShard, id, name: `Qualification ${id}`, kind: 'course' },
      ...{ valid_months: 36, created_at: at, updated_at: at },
      ...columns,
    })
    .execute()
  return id
}

/** The same of what somebody holds: the employee, of a qualification that is there. */
export async function placeTraining(
  { database: { kysely } }: World,
  id: string,
  columns: Partial<Insertable<TrainingRecordsTable>> & { qualification_id: string },
): Promise<string> {
  await kysely
    .insertInto('training_records')
    .values({
      ...{ shard_key: castShard, id, person_id: cast.employee, issued_on: '2026-01-05' },
      ...{ expires_on: null, recorded_by: cast.admin, created_at: at, updated_at: at },
      ...columns,
    })
    .execute()
  return id
}
