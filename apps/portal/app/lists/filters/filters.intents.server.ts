import { redirect } from '@remix-run/node'
import { rangeProblems } from '@holdpoint/api'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { readWords } from '../address-values.ts'
import { sayBeside } from '../answer-intent.server.ts'
import { shortAddress } from '../kept-filter.server.ts'
import type { ListIntent } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import type { AnyValues, PageList } from '../page-list.ts'
import { readFilterForm } from './filter-draft.ts'
import { leftOut } from './filters.words.ts'
import { chosenPlacesIn, fittedPlaces } from './lookups.ts'
import { loadLookups } from './lookups.server.ts'
import { keyOf, partsOn } from './parts.ts'
import { wordsField } from './words-field.ts'

/**
 * Filters the list by what the panel says, and leads to the address of it. A script posts without a
 * button and stays in the panel; so do the buttons that only change what can be chosen.
 */
export async function filterList(intent: ListIntent, { keeper }: FilterSource) {
  const { context, form, person, place } = intent
  const { filter: declared } = place.rules.list
  const today = { now: context.now(), timeZone: context.timeZone }
  const { filter: asked, problem } = readFilterForm(declared, form, place.said.filter, today)
  if (problem !== undefined) {
    return sayBeside({
      intent: 'filter',
      id: '',
      problem: rangeProblems[problem],
      typed: typedIn(form),
    })
  }
  const { filter, dropped } = fitted(declared, asked, await loadLookups(context, person))
  const isSame = textOf(declared, filter) === textOf(declared, place.said.filter)
  const next = isSame ? place : place.filteredBy(filter)
  const isDone = formText(form, 'then') === 'show'
  const shown = isDone
    ? next.closed
    : next.withDialog({ kind: 'filters', ...searchedIn(form, declared) })
  const to = await shortAddress(shown, intent, keeper)
  return dropped.length === 0
    ? redirect(to)
    : redirectWithToast(context, to, { tone: 'info', text: leftOut(dropped) })
}

/** Takes one part of the filter away, where no link could: its address would be too long. */
export async function unfilterList(intent: ListIntent, { keeper }: FilterSource) {
  const { form, place } = intent
  const key = formText(form, 'part')
  const part = partsOn(place.rules.list.filter, place.said.filter).find((one) => keyOf(one) === key)
  const without = part === undefined ? place : place.without(part)
  return redirect(await shortAddress(without.closed, intent, keeper))
}

function fitted(
  { parts }: PageList['filter'],
  filter: AnyValues,
  lookups: Awaited<ReturnType<typeof loadLookups>>,
) {
  if (lookups === null) {
    return { filter, dropped: [] }
  }
  const { districts, crews, dropped } = fittedPlaces(lookups, chosenPlacesIn(filter))
  const change = Object.entries({ districts, crews }).filter(([name]) => Object.hasOwn(parts, name))
  return { filter: { ...filter, ...Object.fromEntries(change) }, dropped }
}

/** What is searched for, and of which part: the one whose button was pressed, or that has words. */
function searchedIn(form: FormData, { parts }: PageList['filter']) {
  const wordsOf = (name: string) => readWords(formText(form, wordsField(name)))
  const pressed = formText(form, 'then')
  const names = Object.keys(parts)
  const of =
    names.find((name) => wordsField(name) === pressed) ?? names.find((name) => wordsOf(name) !== '')
  return of === undefined ? { words: '' } : { words: wordsOf(of), of }
}

/** A filter as text, in which the order of its choices does not matter. */
function textOf(declared: PageList['filter'], filter: AnyValues): string {
  const sorted = Object.entries(declared.addressOf(filter)).map(([name, text = '']) => [
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
