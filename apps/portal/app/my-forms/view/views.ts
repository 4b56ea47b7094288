import type { View } from '../my-forms.place.ts'

/** What somebody who has more than the list can turn between. */
export type Views = {
  shown: View
  /** The view of an address that names none. */
  standing: View
  formKey: string
}
