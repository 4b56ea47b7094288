import { firstDay, type Reply, type SavedFilter } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { noSavedFilter } from '../address-values.ts'
import { done, refuse, sayBeside, versionIn } from '../answer-intent.server.ts'
import { shortAddress } from '../kept-filter.server.ts'
import type { ListIntent } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import type { AnyPlace } from '../place.ts'
import { typeOf, writeTyped } from './saved-filters.ts'
import { saidOfDefault, words } from './saved-filters.words.ts'

/** Keeps what the list shows now under a title, and shows it as that filter. */
export async function saveFilter(intent: ListIntent, { keeper }: FilterSource) {
  const { place } = intent
  const answer = await save(intent, { ...typedIn(intent), filterValues: shownNow(intent) })
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const savedFilterId = answer.content[0]?.id ?? place.said.savedFilterId
  const to = await shortAddress(place.with({ savedFilterId }).closed, intent, keeper)
  return done(intent, to, words.saved)
}

/** Gives a filter another title, or makes it the default one; what it holds stays. */
export async function editFilter(intent: ListIntent) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, filterValues } = stored
  const answer = await save(intent, { id, ...typedIn(intent), filterValues })
  return answer.status === 200
    ? done(intent, listOf(intent.place), words.saved)
    : say(intent, answer)
}

/** Lets a filter hold what the list shows now, under its title. */
export async function updateFilter(intent: ListIntent, { keeper }: FilterSource) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, title, isDefault } = stored
  const answer = await save(intent, { id, title, isDefault, filterValues: shownNow(intent) })
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const shown = intent.place.with({ savedFilterId: id }).closed
  const to = await shortAddress(shown, intent, keeper)
  return done(intent, to, words.updated)
}

/** Makes a filter the default one, or not any more. */
export async function defaultFilter(intent: ListIntent) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, title, filterValues } = stored
  const isDefault = formText(intent.form, 'isDefault') === 'true'
  const answer = await save(intent, { id, title, isDefault, filterValues })
  return answer.status === 200
    ? done(intent, listOf(intent.place), saidOfDefault(title, isDefault))
    : say(intent, answer)
}

/** Deletes a filter after the question was answered Yes. What it shows stays shown. */
export async function deleteFilter(intent: ListIntent) {
  const { context, form, place } = intent
  const id = formText(form, 'id')
  const answer = await context.api.savedFilters.remove(
    { id },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const savedFilterId = place.said.savedFilterId === id ? noSavedFilter : place.said.savedFilterId
  return done(intent, listOf(place.with({ savedFilterId })), words.deleted)
}

type Draft = Pick<SavedFilter, 'title' | 'isDefault' | 'filterValues'> & { id?: string }

function save({ context, form, place }: ListIntent, draft: Draft) {
  return context.api.savedFilters.save(
    { filterObject: [{ ...draft, type: typeOf(place) }] },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
}

async function storedFilter(intent: ListIntent): Promise<SavedFilter | undefined> {
  const { context, request, form, place } = intent
  const id = formText(form, 'id')
  const asked = { type: typeOf(place), id }
  const [stored] = id === '' ? [] : contentOf(await context.api.savedFilters.list(asked), request)
  return stored
}

/** The filter of now, its last days counted so that they stay the last ones. */
function shownNow({ context, place }: ListIntent): SavedFilter['filterValues'] {
  const { filter } = place.rules.list
  const today = { now: context.now(), timeZone: context.timeZone }
  const counted = filter.withDaysCounted(place.said.filter, today)
  const { window } = counted
  // A range that is kept has a beginning.
  const isOpen = window.kind === 'dates' && window.startDate === 'none'
  const saved = filter.savedOf(
    isOpen ? { ...counted, window: { ...window, startDate: firstDay } } : counted,
  )
  // The values are those of the list whose name they are kept under.
  return saved as SavedFilter['filterValues']
}

function typedIn({ form }: ListIntent) {
  return { title: formText(form, 'title'), isDefault: formText(form, 'isDefault') === 'true' }
}

function listOf(place: AnyPlace): string {
  return place.withDialog({ kind: 'saved-filters', chosen: null }).address
}

const sayable: readonly string[] = ['invalid_input', 'name_taken', 'too_many_saved', 'row_changed']

/** Says what was wrong in the dialog, with what was filled in; other failures lead on. */
function say(intent: ListIntent, answer: Reply) {
  if (answer.status !== 'problem') {
    return refuse(intent, answer, {}, intent.here)
  }
  const { name, message, fields } = answer.problem
  if (name === 'forbidden') {
    return sayGone(intent)
  }
  if (!sayable.includes(name)) {
    return refuse(intent, answer, { isQuiet: true }, intent.here)
  }
  const [first] = fields
  const isTitleWrong = first?.path.endsWith('.title') ?? false
  const text = name === 'row_changed' ? words.changed : (first?.message ?? message)
  return sayInDialog(intent, text, isTitleWrong)
}

function sayGone(intent: ListIntent) {
  return sayInDialog(intent, words.gone, false)
}

function sayInDialog(intent: ListIntent, problem: string, isTitleWrong: boolean) {
  const { form } = intent
  const answer = {
    intent: formText(form, 'intent'),
    id: formText(form, 'id'),
    problem,
    typed: writeTyped({ ...typedIn(intent), isTitleWrong }),
  }
  return sayBeside(answer, isTitleWrong ? 422 : 409)
}
