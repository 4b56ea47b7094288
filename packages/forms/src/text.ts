import { isSection } from './structure.ts'
import type { FormDefinition, Item, Text } from './types.ts'

/**
 * The text in a language. Falls back from `es-MX` to `es`, then to English, then to the first
 * language the text has; never throws, and gives `''` for no text at all.
 */
export function textOf(text: Text | undefined, lang: string): string {
  if (text === undefined) {
    return ''
  }
  for (const tag of [lang, lang.split('-')[0] ?? lang, 'en']) {
    const found = Object.hasOwn(text, tag) ? text[tag] : undefined
    if (found !== undefined) {
      return found
    }
  }
  return Object.values(text)[0] ?? ''
}

/** What an item says of itself in a language: a section its title, a question what it asks. */
export function labelOf(item: Item, lang: string): string {
  return textOf(isSection(item) ? item.title : item.label, lang)
}

/** The language that all texts of a form have; the others fall back to it. */
export function firstLanguage(definition: FormDefinition): string {
  return definition.languages[0] ?? 'en'
}
