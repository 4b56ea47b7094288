import { languageTagPattern } from '../names.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The English name of a language, if there is one. */
function nameOf(tag: string): string | undefined {
  try {
    return names.of(tag)
  } catch {
    // Our tags need not be among those that the standard allows.
    return undefined
  }
}

/** A language as the head of an XLSForm column names it: `English (en)`. */
export function languageLabel(tag: string): string {
  return `${nameOf(tag) ?? tag} (${tag})`
}

let tagsByName: ReadonlyMap<string, string> | undefined

function tagNamed(name: string): string | undefined {
  tagsByName ??= new Map(
    [...'abcdefghijklmnopqrstuvwxyz']
      .flatMap((first, _index, letters) => letters.map((second) => `${first}${second}`))
      .map((tag): [string, string] => [nameOf(tag)?.toLowerCase() ?? tag, tag]),
  )
  return tagsByName.get(name)
}

/** The tag that the head of a column names in brackets, by its English name or outright. */
function knownTag(language: string): string | undefined {
  const bracketed = /\(([^()]+)\)$/.exec(language)?.[1]?.trim() ?? ''
  if (languageTagPattern.test(bracketed)) {
    return bracketed
  }
  const [first = '', ...others] = language.split('-')
  const plain = [first.toLowerCase(), ...others].join('-')
  return tagNamed(language.toLowerCase()) ?? (languageTagPattern.test(plain) ? plain : undefined)
}

/** Finds the tags of languages as a workbook names them. */
export type TagFinder = {
  readonly tagOf: (language: string) => string
  /** The languages that have no tag of their own, as the workbook names them, and what they got. */
  readonly made: ReadonlyMap<string, string>
}

/** A finder for one workbook. A language that nobody knows gets a tag kept for private use. */
export function tagFinder(): TagFinder {
  const made = new Map<string, string>()
  const tagOf = (language: string): string => {
    const tag = knownTag(language) ?? made.get(language)
    if (tag !== undefined) {
      return tag
    }
    // From qaa to qtz the standard leaves tags to whoever needs one.
    const next = `qa${String.fromCharCode(97 + (made.size % 26))}`
    made.set(language, next)
    return next
  }
  return { tagOf, made }
}
