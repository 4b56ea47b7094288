// @ts-check
import { resetComments } from './comments.js'
import { resetFilters } from './filters.js'

/** Brings every store of the demo back to its start. */
export function resetDemo() {
  resetComments()
  resetFilters()
}
