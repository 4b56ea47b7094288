import type { ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { categoryChoices } from './categories.ts'

/** Where the categories of equipment that a filter names come from. */
export const categorySource: ChoiceSource = {
  // A category is called what it is.
  named: (values) => Promise.resolve(values.map((value) => ({ value, label: value }))),
  found: async (search, { context, request }) =>
    categoryChoices(contentOf(await context.api.actions.assets({ search }), request)),
}
