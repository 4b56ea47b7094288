import type { MyFormDetail } from '@holdpoint/api'
import type { Evaluation } from '@holdpoint/forms'
import type { PersonContext } from '../../../handler.ts'
import { definitionOf, formsByIds } from '../../forms/forms.queries.ts'
import { toEntryState } from '../my-forms.state.ts'
import * as queries from './sub-forms.queries.ts'
import { isFilledOut, missingSubForms, isBeingFilled, type Below } from './sub-forms.rules.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'cacheOwner'>

/** An entry, as far as what is below it depends on it. */
type EntryAbove = Pick<
  queries.Child,
  'id' | 'form_id' | 'form_version' | 'status' | 'form_sub_form_count' | 'dynamic_sub_form_count'
>

/** What is below an entry, as the version of its form has it that it was started with. */
export async function belowEntry(
  { db, person, cacheOwner }: Asking,
  entry: Pick<EntryAbove, 'id' | 'form_id' | 'form_version'>,
): Promise<Below> {
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  const declared = definition?.subForms ?? []
  const children = await queries.childrenOf(db, person.shardKey, entry.id)
  const ids = [...declared.map(({ form }) => form), ...children.map(({ form_id: id }) => id)]
  const forms = ids.length === 0 ? [] : await formsByIds(db, ids)
  return { declared, children, forms: new Map(forms.map((form) => [form.id, form])) }
}

/**
 * What of the sub-forms keeps an entry from being handed in, of those below them too. Those of which
 * an answer was found missing are named, for a status does not know what day it is.
 */
async function missingBelow(
  context: Asking,
  entry: EntryAbove,
  unanswered: ReadonlySet<string> = new Set(),
): Promise<MyFormDetail['state']['missing']> {
  if (!(await mayHaveBelow(context, entry))) {
    return []
  }
  const below = await belowEntry(context, entry)
  const ready = new Set<string>()
  for (const child of below.children) {
    const isAnswered = isFilledOut(child) && !unanswered.has(child.id)
    const isWhole = async () =>
      !isBeingFilled(child.status) || (await missingBelow(context, child, unanswered)).length === 0
    if (isAnswered && (await isWhole())) {
      ready.add(child.id)
    }
  }
  return missingSubForms(below, {
    canAdd: isBeingFilled(entry.status),
    isReady: ({ id }) => ready.has(id),
  })
}

/** What the engine finds in an entry, as it travels, with what is missing below it. */
export async function entryStateOf(
  context: Asking,
  entry: EntryAbove,
  { evaluation, unanswered }: { evaluation: Evaluation; unanswered?: ReadonlySet<string> },
): Promise<MyFormDetail['state']> {
  const state = toEntryState(evaluation)
  return {
    ...state,
    missing: [...state.missing, ...(await missingBelow(context, entry, unanswered))],
  }
}

/** Most entries have nothing below them, which their row and their form say. */
async function mayHaveBelow({ db, cacheOwner }: Asking, entry: EntryAbove): Promise<boolean> {
  if (entry.form_sub_form_count + entry.dynamic_sub_form_count > 0) {
    return true
  }
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  return (definition?.subForms ?? []).length > 0
}

/** The number of the first entry below one that was handed in; null where none was. */
export function firstHandedIn(below: readonly queries.BelowRow[]): string | null {
  return below.find(({ status }) => !isBeingFilled(status))?.number ?? null
}
