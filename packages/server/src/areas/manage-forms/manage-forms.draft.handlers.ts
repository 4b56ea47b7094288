import { draftDefinition } from '@holdpoint/forms/schema'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { parseField } from '../../input.ts'
import { eventsOf } from '../../records/move.ts'
import { nextVersionOf, writtenOf } from './manage-forms.definitions.ts'
import {
  discardDraft as discard,
  lastStep,
  undoDraft as undo,
  writeDraft,
} from './manage-forms.drafts.ts'
import { factsOf, formKind } from './manage-forms.facts.ts'
import { draftProblems, draftWarnings } from './manage-forms.names.ts'
import { formRow } from './manage-forms.queries.ts'
import { tiesIn } from './manage-forms.rights.ts'
import { mayEdit } from './manage-forms.row.ts'

export const draft: PersonHandler<'manageForms.draft'> = async ({ formId }, { db, person }) => {
  const row = (await formRow(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
  const definition = await writtenOf(db, row)
  const problems = await draftProblems(db, formId, definition)
  const facts = { ...factsOf(row), problemCount: problems.length }
  const asker = { person, ties: tiesIn(row, person) }
  const events = eventsOf(formKind, row.status, asker, facts)
  return ok({
    ...{ formId, title: row.title, status: row.status, version: row.published_version },
    ...{ isDraft: facts.hasDraft, nextVersion: nextVersionOf(row) },
    rowVersion: row.draft_row_version,
    savedAt: row.draft_saved_at?.toISOString() ?? null,
    savedBy: row.draft_saved_by,
    ...{ definition, problems },
    warnings: await draftWarnings(db, person.shardKey, definition),
    undoes: (await lastStep(db, formId))?.said ?? null,
    can: {
      edit: mayEdit(row, person),
      publish: events.some(({ event, isOpen }) => event === 'publish' && isOpen),
    },
  })
}

export const saveDraft: PersonHandler<'manageForms.saveDraft'> = async (input, context) => {
  const definition = parseField(draftDefinition, input.definition, 'definition')
  const said = input.said?.trim() || 'Draft changed'
  return ok(await writeDraft(context, input.formId, { definition, said }), 'Draft saved.')
}

export const undoDraft: PersonHandler<'manageForms.undoDraft'> = async ({ formId }, context) => {
  const { saved, said } = await undo(context, formId)
  return ok(saved, `Taken back: ${said}`)
}

export const discardDraft: PersonHandler<'manageForms.discardDraft'> = async (
  { formId },
  context,
) => {
  await discard(context, formId)
  return ok(null, 'Draft thrown away.')
}
