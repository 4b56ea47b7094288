/** How large labels are printed. */
export const labelSizes = ['small', 'middle', 'large'] as const
export type LabelSize = (typeof labelSizes)[number]

/** The most labels that are printed at once; the number is ours. */
export const labelsMax = 200
