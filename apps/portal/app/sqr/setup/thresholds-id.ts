/** Where the thresholds of a unit stand on their page. */
export const thresholdsId = (unit: string) => `thresholds-${unit}`
