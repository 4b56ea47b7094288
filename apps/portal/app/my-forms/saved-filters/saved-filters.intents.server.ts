import {
  firstDay,
  myFormsFilter,
  type Reply,
  type SavedFilter,
  type SavedFilterValues,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { done, refuse, sayBeside, versionIn } from '../../lists/answer-intent.server.ts'
import type { Intent } from '../page-ask.ts'
import { shortAddress } from '../search/kept-filter.server.ts'
import { addressOf, noSavedFilter } from '../search/my-forms.search.ts'
import { savedFilterType, writeTyped } from './saved-filters.ts'
import { saidOfDefault, words } from './saved-filters.words.ts'

/** Keeps what the list shows now under a title, and shows it as that filter. */
export async function saveFilter(intent: Intent) {
  const { search } = intent
  const answer = await save(intent, { ...typedIn(intent), filterValues: shownNow(intent) })
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const savedFilterId = answer.content[0]?.id ?? search.savedFilterId
  const to = await shortAddress({ ...search, savedFilterId, dialog: null }, intent)
  return done(intent, to, words.saved)
}

/** Gives a filter another title, or makes it the default one; what it holds stays. */
export async function editFilter(intent: Intent) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, filterValues } = stored
  const answer = await save(intent, { id, ...typedIn(intent), filterValues })
  return answer.status === 200 ? done(intent, listOf(intent), words.saved) : say(intent, answer)
}

/** Lets a filter hold what the list shows now, under its title. */
export async function updateFilter(intent: Intent) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, title, isDefault } = stored
  const answer = await save(intent, { id, title, isDefault, filterValues: shownNow(intent) })
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const to = await shortAddress({ ...intent.search, savedFilterId: id, dialog: null }, intent)
  return done(intent, to, words.updated)
}

/** Makes a filter the default one, or not any more. */
export async function defaultFilter(intent: Intent) {
  const stored = await storedFilter(intent)
  if (stored === undefined) {
    return sayGone(intent)
  }
  const { id, title, filterValues } = stored
  const isDefault = formText(intent.form, 'isDefault') === 'true'
  const answer = await save(intent, { id, title, isDefault, filterValues })
  return answer.status === 200
    ? done(intent, listOf(intent), saidOfDefault(title, isDefault))
    : say(intent, answer)
}

/** Deletes a filter after the question was answered Yes. What it shows stays shown. */
export async function deleteFilter(intent: Intent) {
  const { context, form, search } = intent
  const id = formText(form, 'id')
  const answer = await context.api.savedFilters.remove(
    { id },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  if (answer.status !== 200) {
    return say(intent, answer)
  }
  const savedFilterId = search.savedFilterId === id ? noSavedFilter : search.savedFilterId
  return done(intent, listOf({ ...intent, search: { ...search, savedFilterId } }), words.deleted)
}

type Draft = Pick<SavedFilter, 'title' | 'isDefault' | 'filterValues'> & { id?: string }

function save({ context, form }: Intent, draft: Draft) {
  return context.api.savedFilters.save(
    { filterObject: [{ ...draft, type: savedFilterType }] },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
}

async function storedFilter({ context, request, form }: Intent): Promise<SavedFilter | undefined> {
  const id = formText(form, 'id')
  const asked = { type: savedFilterType, id }
  const [stored] = id === '' ? [] : contentOf(await context.api.savedFilters.list(asked), request)
  return stored
}

/** The filter of now, its last days counted so that they stay the last ones. */
function shownNow({ context, search }: Intent): SavedFilterValues {
  const { window, ...rest } = myFormsFilter.withDaysCounted(search.filter, {
    now: context.now(),
    timeZone: context.timeZone,
  })
  // A range that is kept has a beginning.
  const isOpen = window.kind === 'dates' && window.startDate === 'none'
  return myFormsFilter.savedOf({
    ...rest,
    window: isOpen ? { ...window, startDate: firstDay } : window,
  })
}

function typedIn({ form }: Intent) {
  return { title: formText(form, 'title'), isDefault: formText(form, 'isDefault') === 'true' }
}

function listOf({ search }: Pick<Intent, 'search'>): string {
  return paths.myForms(addressOf({ ...search, dialog: { kind: 'saved-filters', chosen: null } }))
}

const sayable: readonly string[] = ['invalid_input', 'name_taken', 'too_many_saved', 'row_changed']

/** Says what was wrong in the dialog, with what was filled in; other failures lead on. */
function say(intent: Intent, answer: Reply) {
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

function sayGone(intent: Intent) {
  return sayInDialog(intent, words.gone, false)
}

function sayInDialog(intent: Intent, problem: string, isTitleWrong: boolean) {
  const { form } = intent
  const answer = {
    intent: formText(form, 'intent'),
    id: formText(form, 'id'),
    problem,
    typed: writeTyped({ ...typedIn(intent), isTitleWrong }),
  }
  return sayBeside(answer, isTitleWrong ? 422 : 409)
}
