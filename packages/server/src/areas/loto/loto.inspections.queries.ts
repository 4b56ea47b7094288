import { sql } from 'kysely'
import type { LotoInspection, PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { personIn } from '../../records/people.queries.ts'

type InspectionRow = {
  id: string
  template_id: string
  revision: number
  machine: string
  inspected_on: string
  inspector: PersonLine
  people: LotoInspection['people']
  deviations: string
  corrected: string
  recorded_at: Date
}

/** The last inspections of all revisions of a template, the newest first; or one of them. */
export async function inspectionsOf(
  db: Queryable,
  {
    shardKey,
    familyId,
    inspectionId,
  }: {
    shardKey: string
    familyId: string
    inspectionId?: string
  },
): Promise<LotoInspection[]> {
  const { rows } = await sql<InspectionRow>`
    select one.id, one.template_id, template.revision, one.machine,
      one.inspected_on::text as inspected_on, ${personIn('one.inspector_id')} as inspector,
      one.people, one.deviations, one.corrected, one.recorded_at
    from loto_inspections as one
    join loto_templates as template
      on template.shard_key = one.shard_key and template.id = one.template_id
    where one.shard_key = ${shardKey} and one.family_id = ${familyId}
      ${inspectionId === undefined ? sql`` : sql`and one.id = ${inspectionId}`}
    order by one.inspected_on desc, one.recorded_at desc, one.id desc limit 50`.execute(db)
  return rows.map((row) => ({
    ...{ inspectionId: row.id, templateId: row.template_id, revision: row.revision },
    ...{ machine: row.machine, inspectedOn: row.inspected_on, inspectedBy: row.inspector },
    ...{ people: row.people, deviations: row.deviations, corrected: row.corrected },
    recordedAt: row.recorded_at.toISOString(),
  }))
}
