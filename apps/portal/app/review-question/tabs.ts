/**
 * The two tabs of the review page that the specification links to (spec 2): the actions, and the
 * answers with their signatures. Every other tab is the latter.
 */
export const tabs = { actions: 2, answers: 6 } as const
