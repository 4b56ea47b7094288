/** Points; A4 with room for a punch. */
export const margin = 56
export const gap = 12
