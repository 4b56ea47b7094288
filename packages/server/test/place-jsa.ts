import type { Insertable } from 'kysely'
import type { HazardControl } from '@holdpoint/api'
import type { JsaAttendeesTable, JsaHazardsTable, JsasTable } from '../src/areas/jsa/jsa.tables.ts'
import { json } from '../src/db/json.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'
import { usualLevelsOf } from './usual-levels.ts'

type Placed = {
  columns?: Partial<Insertable<JsasTable>>
  /** One by one; a hazard that is rated and has a control, where nothing is said of it. */
  hazards?: readonly Partial<Insertable<JsaHazardsTable>>[]
  crew?: readonly Partial<Insertable<JsaAttendeesTable>>[]
}

/** The states that only a job whose sign-on was opened comes to, and the end that most come to. */
const openedStates: readonly unknown[] = ['active', 'stopped', 'closed', 'expired']

const control: HazardControl = { text: 'Tag lines', level: 'administrative' }

/** A signature as it lies in a line of the crew. */
export function signedAs(name: string, revision = 1, at = '2026-03-05T13:00:00Z') {
  const signature = json({ kind: 'typed', name, at })
  return { signed_at: at, signed_revision: revision, signature }
}

/** Writes an analysis as it stands, past every rule: for tests of what is done with it. */
export async function placeJsa(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  { columns = {}, hazards = [{}], crew = [] }: Placed = {},
): Promise<void> {
  const { kysely } = database
  const at = '2026-03-01T18:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `JSA-26-${id}`, title: `Job ${id}` },
    // Around the noon at which tests begin.
    ...{ starts_at: '2026-03-05T14:00:00Z', expires_at: '2026-03-06T02:00:00Z' },
    ...{ author_id: cast.employee, supervisor_id: cast.foreman, created_at: at, updated_at: at },
    ...(openedStates.includes(columns.status) ? { opened_at: '2026-03-05T13:00:00Z' } : {}),
    ...columns,
  }
  await kysely.insertInto('jsas').values(row).execute()
  const ofJsa = { shard_key: row.shard_key, jsa_id: id }
  for (const [place, hazard] of hazards.entries()) {
    const digits = {
      ...{ initial_likelihood: 3, initial_severity: 4 },
      ...{ residual_likelihood: 1, residual_severity: 4 },
      ...hazard,
    }
    await kysely
      .insertInto('jsa_hazards')
      .values({
        ...{ ...ofJsa, id: `${id}-h${place}`, place, step: 'Lift', title: `Hazard ${place}` },
        ...{ description: '', category_ids: [], tag_ids: [], loss_category_ids: [] },
        ...{ controls: json([control]), ppe: '', stop_trigger: '' },
        ...usualLevelsOf(digits),
        ...digits,
      })
      .execute()
  }
  for (const [place, line] of crew.entries()) {
    await kysely
      .insertInto('jsa_attendees')
      .values({
        ...{ ...ofJsa, id: `${id}-a${place}`, place, person_id: null, mentor_id: null },
        ...{ name: '', company: '', role: '', is_sse: false, ...line },
      })
      .execute()
  }
}
