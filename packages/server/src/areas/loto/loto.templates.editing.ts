import { sql, type Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { LotoTemplatesTable } from './loto.tables.ts'
import { templateForChange, type WholeTemplateRow } from './loto.templates.queries.ts'

/** A template that is held until the end of the call, with all revisions of its family. */
export async function held(
  { db, person }: PersonContext,
  templateId: string,
): Promise<WholeTemplateRow> {
  const one = { shardKey: person.shardKey, templateId }
  return (await templateForChange(db, one)) ?? fail('forbidden')
}

/** The same of a draft, which is all that is edited. */
export async function heldDraft(
  context: PersonContext,
  templateId: string,
): Promise<WholeTemplateRow> {
  const row = await held(context, templateId)
  requireVersion(row.row_version, context.ifMatch)
  return row.status === 'draft'
    ? row
    : fail('wrong_state', {
        message:
          row.status === 'in_review'
            ? 'Please take it back to draft before you edit it.'
            : 'What was approved is not edited. Please begin its next revision.',
      })
}

/** What an edit changed, and what the history calls it. */
type Edit = {
  action: string
  columns?: Updateable<LotoTemplatesTable>
  changes: Record<string, unknown>
}

/** Writes an edit of a draft that is held, by one of its writers; answers the version that it has by then. */
export async function writeEdit(
  { db, person, now, audit }: PersonContext,
  row: Pick<WholeTemplateRow, 'id' | 'row_version'>,
  { action, columns, changes }: Edit,
): Promise<number> {
  const rowVersion = row.row_version + 1
  const { personId } = person
  const writers = sql<string[]>`array_append(array_remove(writer_ids, ${personId}), ${personId})`
  await db
    .updateTable('loto_templates')
    .set({ ...columns, writer_ids: writers, updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', row.id)
    .execute()
  await audit({ recordType: 'loto_template', recordId: row.id, action, changes })
  return rowVersion
}
