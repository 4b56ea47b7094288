import { warnOnce } from './warn.ts'

/**
 * A language tag as `Intl` takes it. `en_US`, as servers write it, is read as `en-US`; what is no
 * tag at all is English, with a warning, because a widget must not fail over a page's `lang`.
 */
export function localeOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    warnOnce(`"${tag}" is no language tag.`)
    return 'en'
  }
}

const numbers = new Map<string, Intl.NumberFormat>()

/** How numbers are written in a language, made once: to make it costs more than to write a number. */
export function numbersIn(tag: string): Intl.NumberFormat {
  const made = numbers.get(tag) ?? new Intl.NumberFormat(localeOf(tag))
  numbers.set(tag, made)
  return made
}
