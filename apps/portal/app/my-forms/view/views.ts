import type { View } from '../search/my-forms.search.ts'

/** What somebody who has more than the list can turn between. */
export type Views = {
  shown: View
  /** The view of an address that names none. */
  standing: View
  formKey: string
}
