import { draftStepsMax } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { canonicalJson } from '../../canonical-json.ts'
import type { Queryable } from '../../db/database.ts'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { firstUnfitText } from '../../input.ts'
import { requireVersion } from '../../row-version.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { namedAfter, writtenOf } from './manage-forms.definitions.ts'
import { isTooLong, keptWords, tooLong } from './manage-forms.lengths.ts'
import { draftProblems } from './manage-forms.names.ts'
import { asDefinition, formForChange } from './manage-forms.queries.ts'
import { judgedAsNow } from './manage-forms.risk.ts'

/** What the calls that change a draft answer. */
export type DraftSaved = { formId: string; rowVersion: number; problemCount: number }

/** A step of a draft: what it is from then on, and what was done, in words. */
export type DraftStep = { definition: FormDefinition; said: string }

/**
 * Makes a definition the draft of a form, under the form's name, and keeps what was there before as
 * a step that can be taken back. Ends the call where the form takes no draft, or where `If-Match`
 * names another one than there is. What changes nothing writes nothing.
 */
export async function writeDraft(
  context: PersonContext,
  formId: string,
  { definition, said }: DraftStep,
): Promise<DraftSaved> {
  const { db } = context
  // What comes of a file has passed no card, and a small one may make an enormous form.
  if (isTooLong(definition)) {
    return failField('definition', tooLong)
  }
  const unfit = firstUnfitText(definition)
  if (unfit !== undefined) {
    return fail('invalid_input', { message: unfit.message })
  }
  const form = await heldDraft(context, formId)
  const before = await writtenOf(db, form)
  const next = await judgedAsNow(context, namedAfter(form, definition))
  if (canonicalJson(before) === canonicalJson(next)) {
    const problemCount = (await draftProblems(db, formId, before)).length
    return { formId, rowVersion: form.draft_row_version, problemCount }
  }
  const words = keptWords(said)
  await keepStep(db, form, before, words)
  const problemCount = await putDraft(context, formId, next)
  return { formId, rowVersion: await noteDraft(context, form, 'write draft', words), problemCount }
}

/** Takes the last step of a draft back, whoever made it; answers also what it was, in words. */
export async function undoDraft(
  context: PersonContext,
  formId: string,
): Promise<{ saved: DraftSaved; said: string }> {
  const { db } = context
  const form = await heldDraft(context, formId)
  const step = await lastStep(db, formId)
  if (step === undefined) {
    return fail('wrong_state', { message: 'There is nothing to take back.' })
  }
  await db
    .deleteFrom('form_draft_steps')
    .where('form_id', '=', formId)
    .where('step', '=', step.step)
    .execute()
  const problemCount =
    step.definition === null
      ? await backToPublished(context, form)
      : await putDraft(context, formId, namedAfter(form, asDefinition(step.definition)))
  const rowVersion = await noteDraft(context, form, 'undo draft', step.said)
  return { saved: { formId, rowVersion, problemCount }, said: step.said }
}

async function backToPublished({ db }: PersonContext, form: FormRow): Promise<number> {
  await clearDraft(db, form.id)
  return (await draftProblems(db, form.id, await writtenOf(db, form))).length
}

/** Throws a draft away; what is in use stays as it is. */
export async function discardDraft(context: PersonContext, formId: string): Promise<void> {
  const form = await heldDraft(context, formId)
  if (form.problem_count === null) {
    return fail('wrong_state', { message: 'Nothing is written that is not published.' })
  }
  if (form.published_version === null) {
    return fail('wrong_state', {
      message: 'This form was never published: its draft is all of it. Please delete the form.',
    })
  }
  await clearDraft(context.db, formId)
  await noteDraft(context, form, 'discard', null)
}

/** Takes a draft away with all of its steps, once it is published or thrown away. */
export async function clearDraft(db: Queryable, formId: string): Promise<void> {
  await db.deleteFrom('form_drafts').where('form_id', '=', formId).execute()
  await db.deleteFrom('form_draft_steps').where('form_id', '=', formId).execute()
}

/** Writes what a draft is by now, past its steps, and answers how much is wrong with it. */
export async function putDraft(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  formId: string,
  definition: FormDefinition,
): Promise<number> {
  const problemCount = (await draftProblems(db, formId, definition)).length
  const columns = {
    ...{ definition: json(definition), saved_at: now, saved_by: person.personId },
    problem_count: problemCount,
  }
  await db
    .insertInto('form_drafts')
    .values({ form_id: formId, ...columns })
    .onConflict((conflict) => conflict.column('form_id').doUpdateSet(columns))
    .execute()
  return problemCount
}

/** The last step of a draft: what was done, and what the draft was before; undefined without one. */
export function lastStep(db: Queryable, formId: string) {
  return db
    .selectFrom('form_draft_steps')
    .select(['step', 'definition', 'said'])
    .where('form_id', '=', formId)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The form whose draft is about to be changed, held until the end of the call. */
async function heldDraft({ db, person, ifMatch }: PersonContext, formId: string): Promise<FormRow> {
  const form = (await formForChange(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
  requireVersion(form.draft_row_version, ifMatch)
  return form.status === 'archived'
    ? fail('wrong_state', {
        message: 'Nothing is written in an archived form. Please take it out of the archive first.',
        details: { status: form.status },
      })
    : form
}

async function keepStep(
  db: Queryable,
  form: FormRow,
  before: FormDefinition,
  said: string,
): Promise<void> {
  const step = ((await lastStep(db, form.id))?.step ?? 0) + 1
  const definition = form.problem_count === null ? null : json(before)
  await db
    .insertInto('form_draft_steps')
    .values({ form_id: form.id, step, definition, said })
    .execute()
  await db
    .deleteFrom('form_draft_steps')
    .where('form_id', '=', form.id)
    .where('step', '<=', step - draftStepsMax)
    .execute()
}

/** Counts the draft on, and says in the trail what was done with it. */
async function noteDraft(
  { db, now, audit }: PersonContext,
  form: FormRow,
  action: string,
  said: string | null,
): Promise<number> {
  const rowVersion = form.draft_row_version + 1
  await db
    .updateTable('forms')
    .set({ draft_row_version: rowVersion, updated_at: now })
    .where('id', '=', form.id)
    .execute()
  await audit({
    ...{ recordType: 'form', recordId: form.id, action },
    changes: said === null ? {} : { said: { from: null, to: said } },
  })
  return rowVersion
}
