/** How large labels are printed. */
export const labelSizes = ['small', 'middle', 'large'] as const
export type LabelSize = (typeof labelSizes)[number]
