import type { CategoryType } from '../areas/categories/categories.vocabulary.ts'

// Fields that are declared once: what a form asks for, what a call takes and answers, what a page and
// a workbook show all follow from the same lines. Nothing here knows zod, so that pages may have it.

type Field<Kind extends string> = {
  readonly kind: Kind
  readonly label: string
  /** A sentence below the field of the form. */
  readonly hint?: string
  /** What is said where it was left out; without it, it may be. */
  readonly missing?: string
}

/** The master data that a field may choose from. */
export const masterKinds = ['businessUnits', 'crews', 'customers', 'districts', 'pads'] as const
/** The master data that a field may choose from. */
export type MasterKind = (typeof masterKinds)[number]

/** What a field holds. Ids are those of people, equipment, categories and master data. */
export type DeclaredField =
  /** Text of one line, and of some. */
  | (Field<'line'> & { readonly lengthMax: 100 | 150 })
  | (Field<'text'> & { readonly lengthMax: 500 | 1000 | 2000 })
  /** A number from 0 on, with up to two decimals. */
  | (Field<'number'> & { readonly max: number; readonly unit: string })
  | Field<'flag'>
  /** A point in time, and a calendar day. */
  | Field<'moment'>
  | Field<'day'>
  | Field<'person'>
  | (Field<'people'> & { readonly max: number })
  | Field<'asset'>
  /** Of a whole type, or of what lies below one entry of it. */
  | (Field<'category'> & { readonly type: CategoryType; readonly below?: string })
  | (Field<'master'> & { readonly of: MasterKind })
  /** One of a few words, by their ids. */
  | (Field<'choice'> & { readonly choices: Readonly<Record<string, string>> })

/** Fields by their names, in the order of the form. */
export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** What the fields of a part hold, by their names. */
export type DeclaredValue = string | number | boolean | null | readonly string[]

/** A part of a record that is a list of like lines, such as the parts that were replaced. */
export type DeclaredLines<
  Fields extends DeclaredFields = DeclaredFields,
  Name extends string = string,
> = {
  readonly name: Name
  /** What the list is called, and one line of it. */
  readonly title: string
  readonly one: string
  /** How many lines it takes. */
  readonly max: number
  readonly fields: Fields
}

/** Declares a part of a record that is a list of like lines. */
export function defineLines<const Fields extends DeclaredFields, const Name extends string>(
  lines: DeclaredLines<Fields, Name>,
): DeclaredLines<Fields, Name> {
  return lines
}

/** Whether a field holds an id, so that a name is answered beside it. */
export function holdsId({ kind }: DeclaredField): boolean {
  return ['person', 'people', 'asset', 'category', 'master'].includes(kind)
}
