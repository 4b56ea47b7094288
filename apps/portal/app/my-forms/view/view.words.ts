import type { View } from '../my-forms.place.ts'

export const words = {
  view: 'View',
  chooseView: 'Please choose a view.',
} as const

/** What each view is called. */
export const viewNames = { list: 'List', graph: 'Graph' } as const satisfies Record<View, string>

/** Said once a view is the default. */
export function isDefaultNow(view: View): string {
  return `My Forms now opens as a ${view}.`
}
