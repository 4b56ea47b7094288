import { fieldSynonyms } from './field-synonyms.ts'

/** One thing that a search asks for: its words as they were typed, and what else it is called. */
export type SearchTerm = { text: string; alike: readonly string[] }

/** More words than this stand together as the last term; the number is ours. */
export const searchTermsMax = 8

const groupOf: ReadonlyMap<string, readonly string[]> = new Map(
  fieldSynonyms.flatMap((group) => group.map((name) => [name, group] as const)),
)
const longestName = Math.max(...[...groupOf.keys()].map((name) => name.split(' ').length))

/** What a search asks for, each of which must occur, in whatever order. */
export function searchTerms(searched: string): readonly SearchTerm[] {
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
export function holdsTerm(text: string, { text: typed, alike }: SearchTerm): boolean {
  const plain = text.toLowerCase()
  return (
    plain.includes(typed.toLowerCase()) ||
    alike.some((name) => wordStarts.some((sign) => ` ${plain}`.includes(`${sign}${name}`)))
  )
}

/** What stands before a word; another name of a thing is looked for at the beginning of one alone. */
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
