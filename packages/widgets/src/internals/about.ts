type Said<T> = { readonly [Name in keyof T]: string }

/**
 * What is told about a widget, one sentence for each thing that a page may use. The documents, the
 * sandbox's controls and the manifest of the elements are made from it, and a tag that has a setting
 * without its sentence does not compile.
 */
export type About<C extends { settings: object; data: object; events: object }> = {
  readonly tag: `hp-${string}`
  /** Its name in trade words. */
  readonly title: string
  /** What it is for, in one sentence. */
  readonly line: string
  /** By the property's name; the attribute is the same with dashes. */
  readonly settings: Said<C['settings']>
  readonly data: Said<C['data']>
  readonly events: Said<C['events']>
  readonly methods: Readonly<Record<string, string>>
  /** By name; the unnamed slot is `default`. */
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
}
