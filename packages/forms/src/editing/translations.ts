import type { Path } from '../placed.ts'
import { firstLanguage, textOf } from '../text.ts'
import { textsOf, type PlacedText } from '../texts.ts'
import type { FormDefinition, Text } from '../types.ts'
import { doneEdit, refusedEdit, type Edit } from './edit.ts'
import { editingWords } from './words.ts'

/** A text of a form beside what it says in another language. */
export type Translation = {
  /** Where it stands. It names items by their keys, so that it holds while they are moved. */
  readonly place: string
  /** The item that it is part of; null of the form as a whole. */
  readonly key: string | null
  /** What it is there, as the path says it: `label`, `choices.2.label`. */
  readonly field: string
  /** What it says in the first language. */
  readonly from: string
  /** What it says in the other one; null where it says nothing. */
  readonly said: string | null
  /** How many other texts say the same in the first language and nothing in the other one. */
  readonly alsoMissing: number
}

/** What one text is to say. */
export type SaidText = {
  readonly place: string
  /** What it said in the first language when it was translated. */
  readonly from: string
  /** What it says from now on; null for nothing, so that people read the first language. */
  readonly said: string | null
  /** Whether all others say so too that say the same in the first language and nothing in this one. */
  readonly isEverywhere: boolean
}

/** Every text of a form with what it says in a language, in the order in which they are read. */
export function translationsOf(definition: FormDefinition, language: string): Translation[] {
  const texts = textsOf(definition)
  const from = readerOf(definition)
  const isMissing = ({ text }: PlacedText) => !Object.hasOwn(text, language)
  const missing = new Map<string, number>()
  for (const { text } of texts.filter(isMissing)) {
    missing.set(from(text), (missing.get(from(text)) ?? 0) + 1)
  }
  return texts.map((placed) => {
    const { text, key } = placed
    const sameMissing = missing.get(from(text)) ?? 0
    return {
      ...{ place: placeOf(placed), key, field: fieldOf(placed).join('.') },
      ...{ from: from(text), said: text[language] ?? null },
      alsoMissing: isMissing(placed) ? sameMissing - 1 : sameMissing,
    }
  })
}

/**
 * Writes what texts say in a language that is not the first one. Answers also, by place, why one was
 * not written: nothing is written then. The key of the outcome is `''`, as of `setLanguages`.
 */
export function setTranslations(
  definition: FormDefinition,
  language: string,
  said: readonly SaidText[],
): Edit | { readonly ok: false; readonly problems: ReadonlyMap<string, string> } {
  const isTranslated = definition.languages.slice(1).includes(language)
  if (!isTranslated) {
    return refusedEdit(editingWords.notALanguage(language))
  }
  const from = readerOf(definition)
  const texts = textsOf(definition)
  const byPlace = new Map(texts.map((placed) => [placeOf(placed), placed]))
  const problems = new Map<string, string>()
  for (const one of said) {
    const found = byPlace.get(one.place)
    if (found === undefined) {
      // Nothing is lost where nothing was to be written.
      if (one.said !== null) {
        problems.set(one.place, editingWords.textGone)
      }
    } else if (from(found.text) !== one.from) {
      problems.set(one.place, editingWords.otherText)
    }
  }
  if (problems.size > 0) {
    return { ok: false, problems }
  }
  const own = new Map(said.map((one) => [one.place, one.said]))
  const everywhere = new Map(
    said.flatMap((one) =>
      one.isEverywhere && one.said !== null ? [[one.from, one.said] as const] : [],
    ),
  )
  const next = texts.reduce((form, placed) => {
    const { text, path } = placed
    const before = text[language] ?? null
    const asked = own.get(placeOf(placed))
    // What is told of a place itself goes before what is told of all.
    const words = (asked === undefined ? before : asked) ?? everywhere.get(from(text)) ?? null
    return words === before ? form : (put(form, path, withWords(text, language, words)) as never)
  }, definition)
  return doneEdit(definition, next, '')
}

function readerOf(definition: FormDefinition): (text: Text) => string {
  const first = firstLanguage(definition)
  // The ends of lines are as a field of a page sends them, whatever they were in a file.
  return (text) => textOf(text, first).replace(/\r\n?/gu, '\n')
}

function placeOf(placed: PlacedText): string {
  // Keys begin with a small letter and have no dot; names of the form's own parts that go on have.
  return [placed.key ?? '', ...fieldOf(placed)].join('.')
}

/** The path within the item, or within the form. */
function fieldOf({ key, path }: PlacedText): Path {
  return key === null ? path : path.slice(path.lastIndexOf('items') + 2)
}

function withWords(text: Text, language: string, words: string | null): Text {
  const { [language]: _, ...others } = text
  return words === null ? others : { ...others, [language]: words }
}

/** Whatever a path leads into, with a text at its end; what was given stays as it was. */
function put(whole: unknown, [step, ...rest]: Path, text: Text): unknown {
  if (step === undefined) {
    return text
  }
  return Array.isArray(whole)
    ? whole.map((one: unknown, place) => (place === step ? put(one, rest, text) : one))
    : { ...(whole as object), [step]: put((whole as Record<string, unknown>)[step], rest, text) }
}
