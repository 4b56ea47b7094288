import { sql } from 'kysely'
import type {
  HazardCategory,
  HazardControl,
  HazardTag,
  JsaLanguage,
  JsaPermit,
  JsaRevision,
  LossCategory,
  PersonLine,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { personIn } from '../../records/people.queries.ts'
import { isHereAs, jsaColumns, tallies, type JsaSqlRow } from './jsa.columns.ts'
import type { Reader } from './jsa.rights.ts'

/** An analysis by its id, of an organisation. */
export type OneJsa = { shardKey: string; jsaId: string }

/** An analysis with what only its own page shows. */
export type WholeJsaRow = JsaSqlRow & {
  description: string
  location: string
  permits: JsaPermit[]
  ppe: string
  emergency: string
  weather: string
  simops: string
  changes: JsaRevision[]
  lessons: string | null
  origin: { jsaId: string; number: string } | null
}

/** An analysis as its reader sees it. */
export async function jsaRow(
  db: Queryable,
  reader: Reader,
  jsaId: string,
): Promise<WholeJsaRow | undefined> {
  const { rows } = await sql<WholeJsaRow>`
    select ${jsaColumns(reader)}, jsa.description, jsa.location, jsa.permits, jsa.ppe,
      jsa.emergency, jsa.weather, jsa.simops, jsa.changes, jsa.lessons,
      (
        select jsonb_build_object('jsaId', origin.id, 'number', origin.number) from jsas as origin
        where origin.shard_key = jsa.shard_key and origin.id = jsa.cloned_from
      ) as origin
    from jsas as jsa ${tallies}
    where jsa.shard_key = ${reader.shardKey} and jsa.id = ${jsaId}
      and jsa.deleted_at is null`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function jsaForChange(
  db: Queryable,
  reader: Reader,
  jsaId: string,
): Promise<WholeJsaRow | undefined> {
  await db
    .selectFrom('jsas')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', jsaId)
    .forUpdate()
    .executeTakeFirst()
  return jsaRow(db, reader, jsaId)
}

/** A hazard of a job. */
export type JsaHazardRow = {
  id: string
  step: string
  title: string
  description: string
  category_ids: HazardCategory[]
  tag_ids: HazardTag[]
  loss_category_ids: LossCategory[]
  initial_likelihood: number | null
  initial_severity: number | null
  residual_likelihood: number | null
  residual_severity: number | null
  initial_level: number | null
  residual_level: number | null
  controls: HazardControl[]
  ppe: string
  stop_trigger: string
  master_hazard_id: string | null
  master_version: number | null
  current_version: number | null
  is_master_newer: boolean
  is_master_retired: boolean
}

/** The hazards of a job, in the order of its steps. */
export async function hazardsOfJsa(
  db: Queryable,
  { shardKey, jsaId }: OneJsa,
): Promise<JsaHazardRow[]> {
  const { rows } = await sql<JsaHazardRow>`
    select one.id, one.step, one.title, one.description, one.category_ids, one.tag_ids,
      one.loss_category_ids, one.initial_likelihood, one.initial_severity,
      one.residual_likelihood, one.residual_severity, one.initial_level, one.residual_level,
      one.controls, one.ppe, one.stop_trigger,
      one.master_hazard_id, one.master_version, master.row_version as current_version,
      coalesce(master.edit_version > one.master_version, false) as is_master_newer,
      coalesce(master.status = 'retired', false) as is_master_retired
    from jsa_hazards as one
    left join master_hazards as master
      on master.shard_key = one.shard_key and master.id = one.master_hazard_id
    where one.shard_key = ${shardKey} and one.jsa_id = ${jsaId}
    order by one.place`.execute(db)
  return rows
}

/** A signature as it is kept: how, in which language, and what was signed, in its words. */
type KeptSignature = {
  kind: 'drawn' | 'typed'
  uploadId?: string
  language?: JsaLanguage
  statement?: string
}

/** Somebody of a crew. */
export type AttendeeRow = {
  id: string
  person: PersonLine | null
  name: string
  company: string
  role: string
  is_sse: boolean
  mentor: PersonLine | null
  is_mentor_here: boolean
  language: JsaLanguage
  joined_at: Date | null
  signed_at: Date | null
  signed_revision: number | null
  signature: KeptSignature | null
  witness: PersonLine | null
  left_at: Date | null
  /** Still there, or there until the job ended. */
  is_here: boolean
}

/** The crew of a job, in its order. */
export async function attendeesOf(
  db: Queryable,
  { shardKey, jsaId }: OneJsa,
): Promise<AttendeeRow[]> {
  const { rows } = await sql<AttendeeRow>`
    select one.id, ${personIn('one.person_id')} as person, one.name, one.company, one.role,
      one.is_sse, ${personIn('one.mentor_id')} as mentor,
      exists (
        select 1 from jsa_attendees as mate
        where mate.shard_key = one.shard_key and mate.jsa_id = one.jsa_id
          and mate.person_id = one.mentor_id and ${isHereAs('mate')}
      ) as is_mentor_here,
      one.language, one.joined_at, one.signed_at, one.signed_revision, one.signature,
      ${personIn('one.witness_id')} as witness, one.left_at, ${isHereAs('one')} as is_here
    from jsas as jsa
    join jsa_attendees as one on one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
    where jsa.shard_key = ${shardKey} and jsa.id = ${jsaId}
    order by one.place, one.id`.execute(db)
  return rows
}
