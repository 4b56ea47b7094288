import { fieldSynonyms } from './field-synonyms.ts'

/** One thing that a search asks for: its words as they were typed, and what else it is called. */
export type SearchTerm = {
  text: string
  alike: readonly string[]
  /** Beside others, a letter or a digit or two say something at the beginning of a word alone. */
  begins?: true
}

/** Beside others, words of this length or less stand at the beginning of a word; the number is ours. */
const shortMax = 2

/** More words than this stand together as the last term; the number is ours. */
export const searchTermsMax = 8

const groupOf: ReadonlyMap<string, readonly string[]> = new Map(
  fieldSynonyms.flatMap((group) => group.map((name) => [name, group] as const)),
)
const longestName = Math.max(...[...groupOf.keys()].map((name) => name.split(' ').length))

/** What a search asks for, each of which must occur, in whatever order. */
export function searchTerms(searched: string): readonly SearchTerm[] {
  const terms = termsIn(searched)
  return terms.length < 2
    ? terms
    : terms.map((term) => (term.text.length > shortMax ? term : { ...term, begins: true }))
}

function termsIn(searched: string): readonly SearchTerm[] {
  const words = searched.trim().split(/\s+/).filter(Boolean)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at)
    if (terms.length === searchTermsMax - 1) {
      return [...terms, termOf(rest)]
    }
    const count = knownCount(rest)
    terms.push(termOf(rest.slice(0, count)))
    at += count
  }
  return terms
}

/** Whether a text holds a term, by any of its names. */
export function holdsTerm(text: string, { text: typed, alike, begins }: SearchTerm): boolean {
  const plain = text.toLowerCase()
  const beginsWord = (name: string) =>
    wordStarts.some((sign) => ` ${plain}`.includes(`${sign}${name}`))
  const sought = typed.toLowerCase()
  return (begins ? beginsWord(sought) : plain.includes(sought)) || alike.some(beginsWord)
}

/** What stands before a word; what is short, or another name of a thing, is looked for behind it alone. */
export const wordStarts = [' ', '-', '/', '('] as const

/** How many of the first words are one name of the field; one where none is known. */
function knownCount(words: readonly string[]): number {
  for (let count = Math.min(longestName, words.length); count > 1; count -= 1) {
    if (groupFor(words.slice(0, count)) !== undefined) {
      return count
    }
  }
  return 1
}

function termOf(words: readonly string[]): SearchTerm {
  const plain = words.join(' ').toLowerCase()
  const alike = (groupFor(words) ?? []).filter((name) => name !== plain)
  return { text: words.join(' '), alike }
}

/** The line of a name, in the plural as well. */
function groupFor(words: readonly string[]): readonly string[] | undefined {
  const plain = words.join(' ').toLowerCase()
  return groupOf.get(plain) ?? (plain.endsWith('s') ? groupOf.get(plain.slice(0, -1)) : undefined)
}
