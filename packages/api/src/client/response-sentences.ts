// The sentences of the shared response handling (spec 8). Each stands for itself, so that a page
// carries those that its calls can come to; `sentences.ts` takes them from here.

/** The failure of a session. */
export const authFailed = 'Authentication Failed.'
/** The failure that nobody has a sentence for. */
export const somethingWentWrong = 'Something went wrong.'
/** The last fallback of all, without capital and full stop (spec 8). */
export const somethingWentWrongPlain = 'something went wrong'
/** A deletion that failed without a message. */
export const deleteFailed = 'Oops! Something went wrong. Please try again.'
/** A download that arrived. */
export const downloadDone = 'File downloaded successfully.'
/** A download that did not. */
export const downloadFailed = 'Failed to download file.'
