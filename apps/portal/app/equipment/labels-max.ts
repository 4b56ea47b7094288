/** The most labels that are printed at once; the number is ours. */
export const labelsMax = 200
