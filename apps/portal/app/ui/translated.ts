/** The same words in another language. */
export type Translated<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string ? string : Words[Name]
}
