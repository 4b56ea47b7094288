/** The fields of the form in which a reviewer signs. */
export const signFields = {
  name: 'name',
  password: 'password',
  /** A drawing; its file is stored in front of the page. */
  file: 'file',
  rowVersion: 'rowVersion',
} as const

/** The two buttons of that form. */
export const signIntents = { typed: 'sign-typed', drawn: 'sign-drawn' } as const

/** What comes back when nothing was signed: what is wrong by field, and the name as it was typed. */
export type SignAgain = {
  problems: { name?: string; password?: string; file?: string }
  name: string
}
