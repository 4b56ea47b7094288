/** The field that says a form had files, where it goes on without them. */
export const filesLeft = 'files-left'
