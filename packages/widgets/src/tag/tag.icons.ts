/** The tags of a row that the specification names (spec 4), and the plain one. */
export const tagKinds = ['plain', 'elevated', 'reopened'] as const

/** What a tag says: `plain` says the caller's words, the others have words and a drawing. */
export type TagKind = (typeof tagKinds)[number]

/** The words of a kind. */
export const tagWords = {
  plain: '',
  elevated: 'Elevated',
  reopened: 'Reopened',
} as const satisfies Record<TagKind, string>

/** The drawing of a kind. */
export const tagIcons = {
  plain: '',
  elevated: 'm6 12 6-6 6 6M6 19l6-6 6 6',
  reopened: 'M4 4v5h5M4.6 9A8 8 0 1 1 4 13.5',
} as const satisfies Record<TagKind, string>

/** The cross of the remove button. */
export const crossIcon = 'm7 7 10 10M17 7 7 17'
