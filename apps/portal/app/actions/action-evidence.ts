/** The place where evidence is added. */
export const evidenceId = 'evidence'
