/** How many rows one call may watch: those of several open lists. */
export const watchedRowsMax = 100

/** The longest that a call waits for news, in seconds. */
export const newsWaitMaxS = 25

/** What a row that is gone, or not open to the person, answers for its state. */
export const noState = 'none'
