import type { Insertable } from 'kysely'
import { definitionProblems } from '@holdpoint/forms/editing'
import type { FormDefinition } from '@holdpoint/forms'
import type { FormsTable } from '../src/areas/forms/forms.tables.ts'
import { json } from '../src/db/json.ts'
import { cast } from './cast.ts'
import type { TestServer } from './harness.ts'
import { testForm } from './test-form.ts'

export type PlacedForm = {
  /** What else its row says. */
  columns?: Partial<Insertable<FormsTable>>
  /** What is written in it that is not published; null for nothing. A new form has a whole draft. */
  draft?: FormDefinition | null
  /** What its first version holds. */
  published?: FormDefinition
}

/**
 * Writes a form as it stands, past every rule: the employee's, in use in its first version, unless
 * told.
 */
export async function placeForm(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  { columns = {}, draft, published = testForm }: PlacedForm = {},
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  const isNew = columns.status === 'draft'
  const written = draft === undefined && isNew ? testForm : draft
  const hasDraft = written !== undefined && written !== null
  await kysely
    .insertInto('forms')
    .values({
      ...{ id, form_type_id: 't-inspection', title: `Form ${id}`, owner_id: cast.employee },
      ...{ icon_url: '/icons/clipboard.svg', sort_order: 5, status: 'published' as const },
      ...{ created_at: at, updated_at: at, draft_row_version: hasDraft ? 1 : 0 },
      published_version: isNew ? null : 1,
      ...columns,
    })
    .execute()
  if (!isNew) {
    await kysely
      .insertInto('form_versions')
      .values({ form_id: id, version: 1, definition: json(published), published_at: at })
      .execute()
  }
  if (hasDraft) {
    await placeDraft({ database: { kysely } }, id, written)
  }
}

/** Writes what is being written in a form, without a step of how it came to be. */
export async function placeDraft(
  { database: { kysely } }: { database: Pick<TestServer['database'], 'kysely'> },
  formId: string,
  definition: FormDefinition,
): Promise<void> {
  const columns = {
    ...{ definition: json(definition), saved_at: '2026-03-01T18:00:00Z', saved_by: cast.employee },
    problem_count: definitionProblems(definition).length,
  }
  await kysely
    .insertInto('form_drafts')
    .values({ form_id: formId, ...columns })
    .onConflict((conflict) => conflict.column('form_id').doUpdateSet(columns))
    .execute()
}
