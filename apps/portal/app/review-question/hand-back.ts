// The names of the fields in which questions are handed back.

/** Ticked for each question that is handed back; its value is the question's key. */
export const flagField = 'flag'
/** The question that is handed back though it did not fail. */
export const otherField = 'other'
/** What is to be changed of that one. */
export const otherNoteField = 'otherNote'
/** What is to be changed of a question. */
export function noteField(key: string): string {
  return `note.${key}`
}
