/**
 * One simple setting of an element: how its attribute is read, what it is without one, and how the
 * property writes it back.
 */
export type Setting<T> = {
  readonly fallback: T
  /** Reads the attribute; `null` is its absence. */
  readonly read: (attribute: string | null) => T
  /** Writes the property; `null` removes the attribute. */
  readonly write: (value: T) => string | null
  /**
   * Where the property keeps its value beside the attribute, which is then only one way in: what it
   * keeps of what it is given. `undefined` refuses it.
   */
  readonly keep?: (given: unknown) => T | undefined
  /** Whether the attribute is taken out of the page's markup once read. */
  readonly isSecret?: boolean
  /** All values, where there are only a few. */
  readonly options?: readonly T[]
}

/** A table of settings by the name of their property; the attribute is that name with dashes. */
export type Settings = Readonly<Record<string, Setting<never>>>

/** The properties that a table of settings makes. */
export type ValuesOf<S> = {
  -readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never
}

/** Words. */
export function text(fallback = ''): Setting<string> {
  return { fallback, read: (attribute) => attribute ?? fallback, write: String }
}

/** A number; what cannot be read as one counts as absent. */
export function number(fallback: number): Setting<number> {
  return {
    fallback,
    read: (attribute) => {
      const value = attribute?.trim() ? Number(attribute) : Number.NaN
      return Number.isFinite(value) ? value : fallback
    },
    write: String,
  }
}

/** Words that do not stay in the page's markup, where anybody who copies it would find them. */
export function secret(): Setting<string> {
  return { ...text(), keep: String, isSecret: true }
}

/**
 * Several words: in the attribute with commas between, where empty ones are dropped. The property
 * also takes a list, whose words may have commas of their own.
 */
export function list(): Setting<readonly string[]> {
  const read = (words: string | null) =>
    (words ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  return {
    fallback: [],
    read,
    write: (words) => words.join(),
    keep: (given) =>
      typeof given === 'string'
        ? read(given)
        : Array.isArray(given)
          ? given.map(String)
          : undefined,
  }
}

/** Yes or no: yes is the attribute's presence, so no is always the default. */
export function flag(): Setting<boolean> {
  return {
    fallback: false,
    read: (attribute) => attribute !== null,
    write: (isSet) => (isSet ? '' : null),
  }
}

/** One of some words; the first is the default, and another word counts as it. */
export function choice<const T extends string>(options: readonly [T, ...T[]]): Setting<T> {
  const [fallback] = options
  return {
    fallback,
    read: (attribute) => options.find((option) => option === attribute) ?? fallback,
    write: String,
    options,
  }
}

/**
 * The attribute of a property: `maxSelected` is `max-selected`. As with an input, the attribute
 * `value` is the property `defaultValue`: what a reset goes back to.
 */
export function attributeOf(property: string): string {
  return property === 'defaultValue'
    ? 'value'
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
