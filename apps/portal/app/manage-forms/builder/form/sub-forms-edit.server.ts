import { subFormEntriesMax, type FormDefinition } from '@holdpoint/forms'
import { setSubForms } from '@holdpoint/forms/editing'
import * as z from 'zod'
import type { Steps } from '../edits.ts'
import { numberField, rowsField } from '../fields.server.ts'
import { subFormWords as words } from './form.words.ts'

/** A number that must be there. */
function countField(sentence: string, min: number) {
  return numberField(sentence, { min, max: subFormEntriesMax, isWhole: true }).pipe(
    z.number(sentence),
  )
}

const subFormRow = z.object({
  form: z.string(words.noForm).min(1, words.noForm),
  min: countField(words.noMin(subFormEntriesMax), 0),
  max: countField(words.noMax(subFormEntriesMax), 1),
})

/** What the form of the sub-forms sends. */
export const subFormsInput = z.object({ subForms: rowsField(subFormRow) })

/** Writes what is filled out below an entry, as the fields say it. */
export function editSubForms(
  definition: FormDefinition,
  { subForms }: z.output<typeof subFormsInput>,
): Steps {
  const edit = setSubForms(definition, subForms)
  return edit.ok
    ? { ok: true, definition: edit.definition, key: '' }
    : { ok: false, problems: { subForms: edit.problem } }
}
