import { redirect } from '@remix-run/node'
import { myFormsFilter, rangeProblems, type MyFormsFilter } from '@holdpoint/api'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { sayBeside } from '../../lists/answer-intent.server.ts'
import type { Intent } from '../page-ask.ts'
import { wordsLengthMax } from '../search/my-forms.dialogs.ts'
import { shortAddress } from '../search/kept-filter.server.ts'
import { filteredBy } from '../search/my-forms.search.ts'
import { readFilterForm } from './filter-draft.ts'
import { changeWithout, filterParts, partName } from './filter-parts.ts'
import { leftOut } from './filters.words.ts'
import { fittedPlaces } from './lookups.ts'
import { loadLookups } from './lookups.server.ts'

/**
 * Filters the list by what the panel says, and leads to the address of it. A script posts without a
 * button and stays in the panel; so do the buttons that only change what can be chosen.
 */
export async function filterForms(intent: Intent) {
  const { context, form, person, search } = intent
  const clock = { now: context.now(), timeZone: context.timeZone }
  const { filter: asked, problem } = readFilterForm(form, search.filter, clock)
  if (problem !== undefined) {
    return sayBeside({
      intent: 'filter',
      id: '',
      problem: rangeProblems[problem],
      typed: typedIn(form),
    })
  }
  const { filter, dropped } = fitted(asked, await loadLookups(context, person))
  const words = formText(form, 'words').trim().slice(0, wordsLengthMax)
  const isDone = formText(form, 'then') === 'show'
  const next = isSame(filter, search.filter) ? search : filteredBy(search, filter)
  const dialog = isDone ? null : ({ kind: 'filters', words } as const)
  const to = await shortAddress({ ...next, dialog }, intent)
  return dropped.length === 0
    ? redirect(to)
    : redirectWithToast(context, to, { tone: 'info', text: leftOut(dropped) })
}

/** Takes one part of the filter away, where no link could: its address would be too long. */
export async function unfilterForms(intent: Intent) {
  const { form, search } = intent
  const name = formText(form, 'part')
  const part = filterParts(search.filter).find((one) => partName(one) === name)
  const without =
    part === undefined ? search : filteredBy(search, changeWithout(search.filter, part))
  return redirect(await shortAddress({ ...without, dialog: null }, intent))
}

function fitted(filter: MyFormsFilter, lookups: Awaited<ReturnType<typeof loadLookups>>) {
  if (lookups === null) {
    return { filter, dropped: [] }
  }
  const { districts, crews, dropped } = fittedPlaces(lookups, filter)
  return { filter: { ...filter, districts, crews }, dropped }
}

/** Whether two filters narrow the list alike, in whatever order they name their choices. */
function isSame(one: MyFormsFilter, other: MyFormsFilter): boolean {
  return sortedText(one) === sortedText(other)
}

function sortedText(filter: MyFormsFilter): string {
  const sorted = Object.entries(myFormsFilter.addressOf(filter)).map(([name, text]) => [
    name,
    text.split(',').sort().join(),
  ])
  return JSON.stringify(sorted)
}

/** The form as text, so that the page that is drawn in answer shows it as it was filled in. */
function typedIn(form: FormData): string {
  const entries = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== formKeyField ? [[name, value]] : [],
  )
  return new URLSearchParams(entries).toString()
}
