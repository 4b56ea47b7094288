import type { Text } from './types.ts'

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
