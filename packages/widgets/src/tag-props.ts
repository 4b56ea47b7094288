import { type Setting } from './internals/settings.ts'
import { type Detail } from './internals/with-settings.ts'

// What the typings of frameworks say of a tag, read off the tables of its class.

/** A class of a tag with its tables. */
export type TagClass = (abstract new () => HTMLElement) & {
  readonly settings: object
  readonly data: object
  readonly events: object
}

/** The attribute of a property, as `attributeOf` has it. */
type AttributeOf<Name extends string> = Name extends 'defaultValue' ? 'value' : Dashed<Name>

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Dashed<Rest>}`
    : `-${Lowercase<First>}${Dashed<Rest>}`
  : Name

type ValueOf<S> = S extends Setting<infer T> ? T : never

/** How markup writes a value: a number as words too, a list as words with commas between. */
type Written<T> = T extends boolean
  ? boolean | ''
  : T extends number
    ? number | `${number}`
    : T extends readonly string[]
      ? string
      : T

/** The attributes of a tag, as its markup writes them. */
export type TagAttributes<C extends TagClass> = {
  [Name in keyof C['settings'] & string as AttributeOf<Name>]?:
    | Written<ValueOf<C['settings'][Name]>>
    | undefined
}

/** The properties of a tag: its settings, and what no attribute can hold. */
export type TagProperties<C extends TagClass> = {
  [Name in keyof C['settings']]?: ValueOf<C['settings'][Name]> | undefined
} & TagData<C>

/** The properties of a tag that no attribute can hold. */
export type TagData<C extends TagClass> = {
  [Name in keyof C['data']]?: C['data'][Name] | undefined
}

/** What a listener hears under each name. */
export type TagEvents<C extends TagClass> = {
  [Name in keyof C['events'] & string]: CustomEvent<
    C['events'][Name] extends Detail<infer T> ? T : never
  >
}
