import type { Insertable } from 'kysely'
import { definitionProblems } from '@holdpoint/forms/editing'
import { json } from '../src/db/json.ts'
import type {
  FormDraftStepsTable,
  FormDraftsTable,
} from '../src/areas/manage-forms/manage-forms.tables.ts'
import type { Deed } from './entry-history.ts'
import { grownDrafts, madeForms, type FormMakers } from './forms/made-forms.ts'
import { addMinutes } from './world-time.ts'

/** What is being written in the demo world, step by step, with the deeds of the trail. */
export function makeDrafts(now: Date, makers: FormMakers) {
  const drafts: Insertable<FormDraftsTable>[] = []
  const steps: Insertable<FormDraftStepsTable>[] = []
  const deeds: Deed[] = []
  for (const { formId, by, hoursAgo, grown } of grownDrafts) {
    const [first, ...later] = grown
    const isNew = madeForms.some(({ id, versions }) => id === formId && versions.length === 0)
    // A new form begins with its draft; in one that is in use the first press makes it.
    const before = isNew ? first?.definition : undefined
    const presses = isNew ? later : grown
    const at = (place: number) => addMinutes(now, -hoursAgo * 60 + place)
    for (const [place, { said }] of presses.entries()) {
      const definition = place === 0 ? before : presses[place - 1]?.definition
      steps.push({
        ...{ form_id: formId, step: place + 1, said },
        definition: definition === undefined ? null : json(definition),
      })
      deeds.push({
        ...{ at: at(place), personId: makers[by] },
        event: {
          ...{ recordType: 'form', recordId: formId, action: 'write draft' },
          changes: { said: { from: null, to: said } },
        },
      })
    }
    const last = grown.at(-1)?.definition
    if (last !== undefined) {
      drafts.push({
        ...{
          form_id: formId,
          definition: json(last),
          problem_count: definitionProblems(last).length,
        },
        ...{ saved_at: at(presses.length - 1), saved_by: makers[by] },
      })
    }
  }
  return { drafts, steps, deeds }
}
