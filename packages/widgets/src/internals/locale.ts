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
