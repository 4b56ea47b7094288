import { myFormsFilter } from '@holdpoint/api'
import { listNames } from '../filters/filters.words.ts'
import { wordsLengthMax } from './my-forms.dialogs.ts'
import { carriesFilter, noSavedFilter, searchLengthMax } from './my-forms.search.ts'
import { addressWords, leftOutOfAddress } from './search.words.ts'
import { listKeys } from '../filters/filter-keys.ts'

// An address comes from links that were cut, escaped twice or written by hand. A call refuses such
// values whole; a page shows what can be read of them and names the rest.

/** What a parameter is called where something had to go, and the part of it that can be read. */
type Rule = { name: string; readable: (value: string) => string }

// As much as the calls take of one choice, and of all choices of one kind.
const choiceLengthMax = 200
const choicesMax = 9999

const idShape = /^[\w:.-]{1,64}$/
// NUL, which cannot be kept, and what stands in place of bytes that are no text.
const unreadable = /[\0\uFFFD]/

const id = (value: string) => (idShape.test(value) ? value : '')
const ids = listOf((entry) => idShape.test(entry))
const choices = listOf((entry) => entry.length <= choiceLengthMax && !unreadable.test(entry))

const rules = new Map<string, Rule>([
  ...listKeys.map(
    (key) =>
      [myFormsFilter.parts[key].address, { name: listNames[key][0], readable: choices }] as const,
  ),
  ['searchValue', { name: addressWords.search, readable: text(searchLengthMax) }],
  ['words', { name: addressWords.words, readable: text(wordsLengthMax) }],
  ['filter', { name: addressWords.filter, readable: id }],
  ['selectedFilterId', { name: addressWords.savedFilter, readable: id }],
  ['id', { name: addressWords.entry, readable: id }],
  ['type', { name: addressWords.formType, readable: id }],
  ['item', { name: addressWords.item, readable: id }],
  ['people', { name: addressWords.people, readable: ids }],
])

/** An address without what cannot be read, and the sentence about that; null where nothing went. */
export type ReadableQuery = { query: URLSearchParams; note: string | null }

/** Leaves out what no call can be asked for. What is left narrows the list as it says. */
export function readableQuery(query: URLSearchParams): ReadableQuery {
  const readable = new URLSearchParams()
  const gone = new Set<string>()
  for (const [parameter, value] of query) {
    const rule = rules.get(parameter)
    // An empty field of a form is as good as none.
    const left = rule === undefined || value === '' ? value : rule.readable(value)
    if (rule !== undefined && left !== value) {
      gone.add(rule.name)
    }
    if (left !== '' || value === '') {
      readable.append(parameter, left)
    }
  }
  if (gone.size === 0) {
    return { query, note: null }
  }
  if (carriesFilter(query) && !carriesFilter(readable)) {
    // The person's default filter is for addresses that ask for none.
    readable.set('selectedFilterId', noSavedFilter)
  }
  return { query: readable, note: leftOutOfAddress([...gone]) }
}

/** A comma list without the entries that do not fit; one that fits stays as it is written. */
function listOf(fits: (entry: string) => boolean) {
  return (value: string) => {
    const entries = value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
    const left = entries.filter(fits).slice(0, choicesMax)
    return left.length === entries.length ? value : left.join(',')
  }
}

/** A text, or the beginning of one that is too long, which does not end within a character. */
function text(lengthMax: number) {
  return (value: string) => {
    if (unreadable.test(value)) {
      return ''
    }
    const trimmed = value.trim()
    return trimmed.length <= lengthMax
      ? value
      : trimmed.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, '')
  }
}
