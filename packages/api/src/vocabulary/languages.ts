// The languages that something can be said in, for pages without the schemas (decision 0089).

/** The language that everything is written in first. */
export const firstLanguage = 'en'

/** The languages that something may be said in besides. */
export const furtherLanguages = ['es', 'fr', 'pt', 'vi', 'zh', 'ar'] as const
/** A language beside the first one. */
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** The languages that somebody may read. */
export const readingLanguages = [firstLanguage, ...furtherLanguages] as const
/** A language that somebody may read. */
export type ReadingLanguage = (typeof readingLanguages)[number]

/** What a language is called by those who speak it. */
export const languageNames: Readonly<Record<ReadingLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  vi: 'Tiếng Việt',
  zh: '中文',
  ar: 'العربية',
}
