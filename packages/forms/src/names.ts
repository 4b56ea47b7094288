// What keys and language tags look like, for the schema and for those who make them.

/** Longest key. */
export const keyLengthMax = 64
/** The form of a key. */
export const keyPattern = /^[a-z][a-z0-9_]{0,63}$/
/** The one word that has the form of a key and still means something on every object. */
export const reservedKey = 'constructor'
/** The value that is no field of its own on an object, so that what it earns would be lost. */
export const reservedValue = '__proto__'
/** The form of a language tag. */
export const languageTagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/
/** Most languages of a form. */
export const languageCountMax = 20

/** What is said of a name that will not do. */
export const nameWords = {
  badKey: 'A key is 1 to 64 of a-z, 0-9 and _, starting with a letter.',
  reservedKey: `The key "${reservedKey}" is reserved.`,
  badLanguageTag: 'Use a language tag, such as "en" or "es-MX".',
  reservedValue: (value: string) => `The value "${value}" is reserved.`,
  noLanguage: 'Name at least one language.',
  manyLanguages: `A form has at most ${languageCountMax} languages.`,
} as const
