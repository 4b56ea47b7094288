import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls of categories. */
export const categoriesWords = {
  notes: {
    'categories.list':
      'Whole and in the order of the tree, without pages: a type has at most 500 entries. With `search` an entry stands beside those that it lies below.',
    'categories.save':
      'A name is there once among its siblings, in any case. An entry moves within its type alone, and not below itself. `sqr-status` and `sqr-severity-level` are set up with the statuses and the thresholds of reports.',
    'categories.remove':
      'One that a record has chosen, or that has others below it, is refused: hide it by `isActive` instead.',
  },
  inputs: {
    'categories.list': {
      type: 'The type of category, by the name that the specification gives it.',
      isActive: 'Only those that may be chosen, or only hidden ones; left out, both.',
      search: 'A part of the name, at most 200 characters.',
    },
    'categories.save': {
      categoryId: 'The entry that is edited; left out, a new one is made.',
      type: 'The type that it belongs to; it never changes.',
      parentCategoryId: 'The entry that it lies below; left out, it is of the first level.',
      name: '2 to 100 characters.',
      isActive: 'Whether records may choose it; yes unless said otherwise.',
      place: 'Its place among its siblings, from 1.',
    },
  },
  parts: {
    Category: {
      path: 'Names from the first level down to this one.',
      place: 'Its place among its siblings, from 1.',
      rowVersion: 'Send it as `If-Match` with an edit or a delete.',
    },
  },
} as const satisfies AreaWords<'categories'>
