/**
 * The tabs of the review page. The specification links to two of them (spec 2): the actions, and the
 * answers with their signatures. Any other number is the latter.
 */
export const tabs = {
  ...{ actions: 2, elevated: 3, versions: 4 },
  ...{ access: 5, answers: 6, history: 7 },
} as const
