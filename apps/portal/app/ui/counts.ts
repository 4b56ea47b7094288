/** A total with its thousands apart, and with a word when nobody counted it. */
export function totalInWords(total: number, isAbout: boolean): string {
  return isAbout ? `about ${formatCount(total)}` : formatCount(total)
}

/** A whole number with its thousands apart. */
export function formatCount(count: number): string {
  return counts.format(count)
}

const counts = new Intl.NumberFormat('en-US')
