import { noSavedFilter, wordsLengthMax } from './address-values.ts'
import { addressWords, leftOutOfAddress } from './address.words.ts'
import { searchLengthMax, type AnyPlace, type Places, type Readable } from './place.ts'

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

const readable = { id, ids, words: text(wordsLengthMax) } as const

function rulesOf({ list, names, recordName, parameters }: AnyPlace['rules']) {
  const parts = Object.entries(list.filter.parts).flatMap(([part, { kind, address }]) => {
    const name: string | readonly string[] | undefined = names[part]
    return kind === 'choices' || kind === 'places'
      ? [[address, { name: name?.[0] ?? part, readable: choices }] as const]
      : []
  })
  const own = Object.entries(parameters).map(
    ([parameter, { name, holds }]: [string, Readable]) =>
      [parameter, { name, readable: readable[holds] }] as const,
  )
  return new Map<string, Rule>([
    ...parts,
    ['searchValue', { name: addressWords.search, readable: text(searchLengthMax) }],
    ['words', { name: addressWords.words, readable: readable.words }],
    ['filter', { name: addressWords.filter, readable: id }],
    ['selectedFilterId', { name: addressWords.savedFilter, readable: id }],
    ['id', { name: recordName, readable: id }],
    ['item', { name: addressWords.item, readable: id }],
    ...own,
  ])
}

/** An address without what cannot be read, and the sentence about that; null where nothing went. */
export type ReadableQuery = { query: URLSearchParams; note: string | null }

/** Leaves out what no call can be asked for. What is left narrows the list as it says. */
export function readableQuery(
  query: URLSearchParams,
  { rules: said, carriesFilter }: Pick<Places<AnyPlace>, 'rules' | 'carriesFilter'>,
): ReadableQuery {
  const rules = rulesOf(said)
  const left = new URLSearchParams()
  const gone = new Set<string>()
  for (const [parameter, value] of query) {
    const rule = rules.get(parameter)
    // An empty field of a form is as good as none.
    const kept = rule === undefined || value === '' ? value : rule.readable(value)
    if (rule !== undefined && kept !== value) {
      gone.add(rule.name)
    }
    if (kept !== '' || value === '') {
      left.append(parameter, kept)
    }
  }
  if (gone.size === 0) {
    return { query, note: null }
  }
  if (carriesFilter(query) && !carriesFilter(left)) {
    // The person's default filter is for addresses that ask for none.
    left.set('selectedFilterId', noSavedFilter)
  }
  return { query: left, note: leftOutOfAddress([...gone]) }
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
