// What a point is called within a sentence, and what was read at it.

/** A point as a sentence names it. */
export type PointName = { tag: string; device: string }

/** A point within a sentence. */
export const pointWords = ({ tag, device }: PointName) => `${tag} ${device}`

/** What was read at a point, and what must be. */
export type Reading = { reading: string; expected: string; unit: string }

/** What a reading that is not met says. */
export function readsWords({ reading, expected, unit }: Reading): string {
  const [read, wanted] = [reading, expected].map((text) =>
    numberIn(text) === null ? text : `${text} ${unit}`.trim(),
  )
  return `reads ${read}, must read ${wanted}.`
}

/** Whether what was read is what must be read: as numbers where both are, else as words. */
export function isMet({ reading, expected, unit }: Reading): boolean {
  const [read, wanted] = [reading, expected].map((text) => withoutUnit(text, unit))
  const [one, other] = [numberIn(read ?? ''), numberIn(wanted ?? '')]
  return one === null || other === null ? read === wanted : one === other
}

function withoutUnit(text: string, unit: string): string {
  const folded = foldedWords(text)
  const end = foldedWords(unit)
  return end !== '' && folded.endsWith(end) ? folded.slice(0, -end.length).trim() : folded
}

const foldedWords = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase()

/** A number: commas between each three digits part thousands, another one is a decimal comma. */
function numberIn(text: string): number | null {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(text)) {
    return Number(text.replaceAll(',', ''))
  }
  return /^[+-]?\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : null
}
