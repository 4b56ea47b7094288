/** The same words in another language; those that stand together stay together. */
export type Translated<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...parts: never[]) => string
      ? Words[Name]
      : Translated<Words[Name]>
}
