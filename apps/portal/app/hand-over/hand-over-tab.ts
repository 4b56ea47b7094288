/** The part of an entry where it is given to somebody else to fill out. */
export const handOverTab = 5
