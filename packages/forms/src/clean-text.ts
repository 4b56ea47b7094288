// A stored text must survive the database: NUL and lone halves of surrogate pairs would not, and
// other control characters only confuse the printed page.

const unwanted = /(?![\n\t])[\p{Cs}\p{Cc}]/gu
const breaks = /[\r\n\t\u2028\u2029]+/g

/** A text of many lines: line ends become `\n`, the ends are trimmed. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').trim()
}

/** A text of one line: breaks and tabs become a space. */
export function cleanLine(text: string): string {
  return text.replace(breaks, ' ').replace(unwanted, '').trim()
}
