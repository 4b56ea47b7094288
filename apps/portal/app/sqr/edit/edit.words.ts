/** The words of the forms of a safety quality report. */
export const editWords = {
  begin: 'Report an event',
  edit: 'Edit report',
  draft: 'Save draft',
  save: 'Save',
  another: 'Save and add another',
  addLine: (one: string) => `Add ${one.toLowerCase()}`,
  editLine: (one: string) => `Edit ${one.toLowerCase()}`,
} as const
