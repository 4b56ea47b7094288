import { searchTerms, wordStarts, type SearchTerm } from '@holdpoint/api'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { likePattern, likeText } from './like-pattern.ts'

/** A word may be mistyped by one letter from this length on, so that what is left of it says enough. */
const nearLengthMin = 5
/** Longer words are not looked for nearly: each letter is a few more patterns. */
const nearLengthMax = 16

/** What is looked for, and whether a word may differ by a letter. */
export type Sought = { search: string; isNear?: boolean | undefined }

/** The patterns of each term of a search: what holds one of each holds the search. */
export function wordPatterns(search: string, isNear = false): readonly (readonly string[])[] {
  return searchTerms(search).map((term) => [
    ...exactPatterns(term),
    ...(isNear && mayBeMistyped(term.text) ? nearPatterns(term.text) : []),
  ])
}

/** Whether a search has a word that may stand in a record in another spelling. */
export function mayBeNear(search: string): boolean {
  return searchTerms(search).some(({ text }) => mayBeMistyped(text))
}

/**
 * Whether every term of a search is held, by a question that is asked of one term at a time.
 * `pattern` stands behind `ilike`.
 */
export function holdsSearch(
  { search, isNear }: Sought,
  holds: (pattern: RawBuilder<string>) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const terms = wordPatterns(search, isNear).map((patterns) => holds(anyOf(sql`${[...patterns]}`)))
  return terms.length === 0 ? sql`true` : sql`(${sql.join(terms, sql` and `)})`
}

/** Some patterns as one that stands behind `like` and `ilike`. */
export function anyOf(patterns: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`any(${patterns}::text[])`
}

function exactPatterns({ text, alike, begins }: SearchTerm): string[] {
  return [
    ...(begins ? beginningPatterns(text) : [likePattern(text)]),
    ...alike.flatMap(beginningPatterns),
  ]
}

/** What stands at the beginning of a word. */
function beginningPatterns(name: string): string[] {
  return [`${likeText(name)}%`, ...wordStarts.map((sign) => `%${sign}${likeText(name)}%`)]
}

/** Letters alone: one digit more or less is another record, and not a slip. */
function mayBeMistyped(text: string): boolean {
  const { length } = text
  return length >= nearLengthMin && length <= nearLengthMax && /^\p{L}+$/u.test(text)
}

/** The word with one letter changed, left out, too many, or two side by side swapped. */
function nearPatterns(word: string): string[] {
  const spellings = new Set<string>()
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    spellings.add(`${before}_${after}`)
    if (at > 0) {
      spellings.add(`${before}_${letter}${after}`)
    }
    if (word.length > nearLengthMin) {
      spellings.add(`${before}${after}`)
    }
    spellings.add(`${before}${after.slice(0, 1)}${letter}${after.slice(1)}`)
  }
  return [...spellings].map((spelling) => `%${spelling}%`)
}
