import type { Person } from '@holdpoint/api'
import type { Moment } from '../../records/moment.ts'

/** What the share dialog shows. */
export type SharePanel = {
  id: string
  /** The form's name and when the entry was started. */
  title: string
  started: Moment
  /** Why it cannot be shared; null while it can be. */
  refusal: string | null
  /** Who is picked, in the order of picking. */
  picked: Person[]
  /** How many of those that the address names are not employees here any more. */
  missing: number
  /** Whom the search without a script found. */
  found: Person[]
  formKey: string
  /** With whom it is shared, each with the key of the form that takes it back. */
  shared: { person: Person; formKey: string }[]
}
