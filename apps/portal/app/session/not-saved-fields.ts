/** What the entry adds to a form that was not taken, for the page that keeps it. */
export const notSavedFields = {
  /** Why it was not taken. */
  why: 'not-saved-why',
  /** Files were among it, which do not come along. */
  files: 'not-saved-files',
} as const

/** Asked for once more each time: what such a field held stays in no page. */
export const isSecret = (name: string): boolean => /password$/i.test(name)
