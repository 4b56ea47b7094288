/** What a cell of the format can hold. */
export const cellLengthMax = 32_767

// A typed text is never a formula, but these signs make one of it when somebody edits the cell.
// The wide ones are what some keyboards type for them.
const formulaSigns = new Set([...'=+-@\t\r\n＝＋－＠'])
const meaning: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/* oxlint-disable no-control-regex -- these are the signs that are meant */
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/i
const specials = new RegExp(special, 'gi')
/* eslint-enable no-control-regex */

/** Whether a text must be marked as one, so that editing its cell does not make it a formula. */
export function looksLikeFormula(text: string): boolean {
  return formulaSigns.has(text.charAt(0))
}

/** A text as the format writes it, whole characters of it when it is longer than a cell. */
export function cellXml(text: string): string {
  const held = text.length > cellLengthMax ? shortened(text) : text
  const written = special.test(held) ? held.replace(specials, escaped) : held
  const isSpaced = /^\s|\s$|\n/.test(held)
  return isSpaced ? `<t xml:space="preserve">${written}</t>` : `<t>${written}</t>`
}

/** Ends with an ellipsis, so that nobody takes a cut text for a whole one. */
function shortened(text: string): string {
  const cut = text.slice(0, cellLengthMax - 1)
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}

function escaped(sign: string): string {
  const entity = meaning[sign]
  if (entity !== undefined) {
    return entity
  }
  // XML reads a carriage return as a line feed, and a sign's number in this spelling as the sign.
  if (sign === '\r') {
    return '_x000D_'
  }
  // All others are signs that XML cannot hold and no reader could see.
  return sign === '_' ? '_x005F_' : ''
}
