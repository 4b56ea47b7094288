import type { MyFormDetail } from '@holdpoint/api'
import { subFormDepthMax, type Evaluation, type SubForm } from '@holdpoint/forms'
import type { PersonContext } from '../../../handler.ts'
import type { Person } from '../../../identity.ts'
import { definitionOf, formsByIds } from '../../forms/forms.queries.ts'
import { toEntryState } from '../my-forms.state.ts'
import * as queries from './sub-forms.queries.ts'
import { isFilledOut, missingSubForms, isBeingFilled, type Below } from './sub-forms.rules.ts'

type Asking = Pick<PersonContext, 'db' | 'cacheOwner'> & { person: Pick<Person, 'shardKey'> }

/** An entry, as far as what is below it depends on it. */
type EntryAbove = Pick<
  queries.Child,
  'id' | 'form_id' | 'form_version' | 'status' | 'form_sub_form_count' | 'dynamic_sub_form_count'
>

/** What is below an entry, as the version of its form has it that it was started with. */
export async function belowEntry(
  context: Asking,
  entry: Pick<EntryAbove, 'id' | 'form_id' | 'form_version'>,
): Promise<Below> {
  const children = await queries.childrenOf(context.db, context.person.shardKey, [entry.id])
  return (await readBelow(context, entry, children))(entry, 0)
}

/**
 * Reads at once what the parts of an entry and of those below it need, and answers what is right
 * below each of them, by how many levels it stands below the entry.
 */
async function readBelow(
  context: Asking,
  entry: Pick<EntryAbove, 'id' | 'form_id' | 'form_version'>,
  entries: readonly queries.Child[],
): Promise<(above: { id: string }, levels: number) => Below> {
  const { db, person } = context
  const declared = new Map<string, readonly SubForm[]>()
  for (const each of [entry, ...entries]) {
    declared.set(each.id, await subFormsOf(context, each))
  }
  const wanted = [...declared.values()].flat().map(({ form }) => form)
  const ids = [...new Set([...wanted, ...entries.map(({ form_id: id }) => id)])]
  const named = ids.length === 0 ? [] : await formsByIds(db, ids)
  const forms = new Map(named.map((form) => [form.id, form]))
  const depth = wanted.length === 0 ? 0 : await queries.depthOf(db, person.shardKey, entry.id)
  return (above, levels) => ({
    declared: declared.get(above.id) ?? [],
    children: entries.filter(({ parent_id: id }) => id === above.id),
    forms,
    isDeepest: depth + levels >= subFormDepthMax,
  })
}

/**
 * What of the sub-forms keeps an entry from being handed in, of those below them too, whatever was
 * handed in between. Those of which an answer was found missing are named, for a status does not
 * know what day it is.
 */
async function missingBelow(
  context: Asking,
  entry: EntryAbove,
  unanswered: ReadonlySet<string> = new Set(),
): Promise<MyFormDetail['state']['missing']> {
  if (!(await mayHaveBelow(context, entry))) {
    return []
  }
  const entries = await queries.allBelow(context.db, context.person.shardKey, entry.id)
  const belowOf = await readBelow(context, entry, entries)
  const missingIn = (
    above: Pick<EntryAbove, 'id' | 'status'>,
    levels: number,
  ): MyFormDetail['state']['missing'] =>
    missingSubForms(belowOf(above, levels), {
      canAdd: isBeingFilled(above.status),
      isReady: (child) =>
        isFilledOut(child) &&
        !unanswered.has(child.id) &&
        missingIn(child, levels + 1).length === 0,
    })
  return missingIn(entry, 0)
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
async function mayHaveBelow(context: Asking, entry: EntryAbove): Promise<boolean> {
  const isCounted = entry.form_sub_form_count + entry.dynamic_sub_form_count > 0
  return isCounted || (await subFormsOf(context, entry)).length > 0
}

async function subFormsOf(
  { db, cacheOwner }: Asking,
  { form_id: id, form_version: version }: Pick<EntryAbove, 'form_id' | 'form_version'>,
): Promise<readonly SubForm[]> {
  return (await definitionOf(cacheOwner, db, id, version))?.subForms ?? []
}
