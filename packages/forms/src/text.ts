import type { FormDefinition, Item, Text } from './types.ts'

/**
 * The text in a language. Falls back from `es-MX` to `es`, then to English, then to the first
 * language the text has; never throws, and gives `''` for no text at all.
 */
export function textOf(text: Text | undefined, lang: string): string {
  return text?.[textLanguage(text, lang)] ?? ''
}

/** The language that `textOf` finds a text in; the one that is asked for where there is no text. */
export function textLanguage(text: Text | undefined, lang: string): string {
  const has = (tag: string) => text !== undefined && Object.hasOwn(text, tag)
  return [lang, lang.split('-')[0] ?? lang, 'en'].find(has) ?? Object.keys(text ?? {})[0] ?? lang
}

/** What an item says of itself in a language: a section its title, a question what it asks. */
export function labelOf(item: Item, lang: string): string {
  return textOf(item.type === 'section' ? item.title : item.label, lang)
}

/** Whether a tag names a language or a kind of it, as `es-MX` is one of `es`. */
export function isKindOf(tag: string, language: string): boolean {
  return tag === language || tag.startsWith(`${language}-`)
}

/**
 * The language that a form is shown in to whoever reads one of their own: that one or a kind of it,
 * where the form has it, else English, else the form's first.
 */
export function shownLanguage(
  { languages }: Pick<FormDefinition, 'languages'>,
  read: string,
): string {
  const kinds = (tag: string) => languages.find((one) => one.startsWith(`${tag}-`))
  const found = [read, 'en'].map((tag) => (languages.includes(tag) ? tag : kinds(tag)))
  return found.find((tag) => tag !== undefined) ?? languages[0] ?? 'en'
}

/** The language that all texts of a form have; the others fall back to it. */
export function firstLanguage(definition: FormDefinition): string {
  return definition.languages[0] ?? 'en'
}
