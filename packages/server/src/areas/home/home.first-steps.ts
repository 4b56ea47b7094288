import { firstStepNames, holdsAny, type FirstStep } from '@holdpoint/api'
import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'

type Taken = Record<FirstStep['step'], boolean>

/**
 * What makes a new installation ready, for whoever set it up. Once a form was handed in it is at work,
 * and nobody needs the list any more.
 */
export async function firstStepsFor({ db, person }: PersonContext): Promise<FirstStep[]> {
  if (!holdsAny(person.permissions, ['admin'])) {
    return []
  }
  const { shardKey } = person
  const { rows } = await sql<Taken>`
    select
      exists (select 1 from districts) and exists (select 1 from business_units) as places,
      (select count(*) from people where shard_key = ${shardKey}) > 1 as people,
      (select count(*) from permission_groups where shard_key = ${shardKey}) > 1 as groups,
      exists (select 1 from form_types) as form_types,
      exists (select 1 from forms where published_version is not null) as forms
    where not exists (
      select 1 from my_forms where shard_key = ${shardKey} and submitted_at is not null
    )`.execute(db)
  return rows.flatMap((taken) => firstStepNames.map((step) => ({ step, isDone: taken[step] })))
}
