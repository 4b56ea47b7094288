import type { Badge } from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { Moment } from '../records/moment.ts'

/** What stands below an entry, and what it is part of itself. */
export type EntrySubForms = {
  /** Null for an entry that stands alone, and for who may not open what it is part of. */
  parent: { id: string; name: string; to: string } | null
  /** The forms that are asked for below it, and others that entries are there of. */
  forms: readonly SubFormView[]
}

/** A form that is filled out below an entry, with what there is of it. */
export type SubFormView = {
  id: string
  title: string
  iconUrl: string
  /** How many are wanted, and how many there may be. */
  asked: string
  /** Whether the reader may start one more. */
  canAdd: boolean
  entries: readonly SubEntry[]
}

/** An entry below another one, as its line shows it. */
export type SubEntry = {
  id: string
  number: string
  /** Null for who may not open it. */
  to: string | null
  badge: Pick<Badge, 'label' | 'style'>
  /** Such as “86 % passed”; null where it has none. */
  score: string | null
  submitter: string
  /** When it was handed in, or until then started. */
  at: Moment
}

/** Where whoever has handed an entry in goes on: at what it is part of, else among what is completed. */
export function afterSubmitPath({ parent }: Pick<EntrySubForms, 'parent'>): string {
  return parent?.to ?? paths.myForms({ section: 'completed' })
}

/** The id of the part of a page that shows them. No question is called so: keys have no dash. */
export const subFormsId = 'sub-forms'

/** Where the sub-forms of an entry stand; `query` keeps the place in the form. */
export function subFormsPath(
  myFormId: string,
  query: Parameters<typeof paths.fillOut>[1] = {},
): string {
  return `${paths.fillOut(myFormId, query)}#${subFormsId}`
}
