import type { Instant, JsonColumn, NullableJsonColumn } from '../../db/columns.ts'

/** The tables of forms as they are made; the forms themselves are those of `forms.tables.ts`. */
export interface ManageFormsTables {
  form_drafts: FormDraftsTable
  form_draft_steps: FormDraftStepsTable
}

/** What is being written; a form without a row has nothing that is not published. */
export interface FormDraftsTable {
  form_id: string
  definition: JsonColumn
  saved_at: Instant
  saved_by: string
  /** What kept it from being published when it was saved. */
  problem_count: number
}

/** What a draft was before one of its last steps; null where there was none. */
export interface FormDraftStepsTable {
  form_id: string
  step: number
  definition: NullableJsonColumn
  /** What was done then, in words. */
  said: string
}
