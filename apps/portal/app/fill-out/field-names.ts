// The names of a fill page's fields: what the page writes and the action reads.

export const fieldNames = {
  /** One mark for each question that the page rendered; see `marks.ts`. */
  present: 'present',
  /** For each signature question the revision of what it would stand for, as the page shows it. */
  signed: 'signed',
  intent: 'intent',
  answer: (key: string) => `a.${key}`,
  /** The minutes of a duration; its hours stand where other answers do. */
  minutes: (key: string) => `m.${key}`,
  note: (key: string) => `n.${key}`,
  /** Words by which people are looked for, for a question that picks them. */
  seek: (key: string) => `w.${key}`,
  files: (key: string) => `f.${key}`,
  /** Files that are no pictures as well; by its beginning the server knows what it may take. */
  papers: (key: string) => `paper.${key}`,
  signName: (key: string) => `s.${key}.name`,
  signPassword: (key: string) => `s.${key}.password`,
} as const

/** The id of a question's plate, so that links and redirects can lead to it. */
export function questionId(key: string): string {
  return `q-${key}`
}

/** All plates of a page. */
export const plates = '[id^="q-"]'

/** The id of a part's heading. */
export function partId(key: string): string {
  return `part-${key}`
}

/** The id of the list of what is missing. */
export const missingId = 'missing'
