/** The place where evidence is added. */
export const evidenceId = 'evidence'

/** The one field of a page that takes a PDF beside pictures. */
export const evidenceField = 'document'

/** What an action answers that found a file wanting. */
export type EvidenceAgain = { evidenceProblem: string }
