/** One word of a line, as wide as it is drawn. */
export type Word = { text: string; width: number }
/** A word and how far from the left end of its line it begins. */
export type PlacedWord = Word & { at: number }

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{L}\p{N}]/u
// Longer ones are no words, and none may run off the page.
const wordLengthMax = 40
const mirrored: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' },
  ...{ '<': '>', '>': '<', '«': '»', '»': '«' },
}

/** Whether a text, or a word of it, is read from the right, in part at least. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/** Whether a text begins at the right: what its first letter says. */
export function beginsAtRight(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

/** The words of one line of text. */
export function wordsOf(line: string): string[] {
  return line
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => pieces([...word]))
}

function pieces(signs: readonly string[]): string[] {
  return signs.length <= wordLengthMax
    ? [signs.join('')]
    : [signs.slice(0, wordLengthMax).join(''), ...pieces(signs.slice(wordLengthMax))]
}

/** Breaks words into lines no wider than asked. */
export function linesOf(words: readonly Word[], lineWidth: number, space: number): Word[][] {
  const lines: Word[][] = []
  let left = 0
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || word.width > left) {
      lines.push([word])
      left = lineWidth - word.width - space
    } else {
      last.push(word)
      left -= word.width + space
    }
  }
  return lines
}

/**
 * Gives each word its place, in the order in which they are read. Words of one direction stay
 * together, as the rules of Unicode for mixed texts have it for whole words.
 */
export function placed(line: readonly Word[], isFromRight: boolean, space: number): PlacedWord[] {
  let at = 0
  const places = new Map<number, number>()
  for (const index of seenOrder(
    line.map(({ text }) => text),
    isFromRight,
  )) {
    places.set(index, at)
    at += (line[index]?.width ?? 0) + space
  }
  return line.map((word, index) => ({ ...word, at: places.get(index) ?? 0 }))
}

/** The places of words in the order in which they stand from left to right. */
export function seenOrder(words: readonly string[], isFromRight: boolean): number[] {
  const groups: { isFromRight: boolean; indexes: number[] }[] = []
  words.forEach((word, index) => {
    const last = groups.at(-1)
    const own = directionOf(word) ?? last?.isFromRight ?? isFromRight
    if (last?.isFromRight === own) {
      last.indexes.push(index)
    } else {
      groups.push({ isFromRight: own, indexes: [index] })
    }
  })
  const seen = groups.map((group) =>
    group.isFromRight ? group.indexes.toReversed() : group.indexes,
  )
  return (isFromRight ? seen.toReversed() : seen).flat()
}

/** Brackets as they are drawn where a text is read from the right. */
export function mirroredBrackets(text: string): string {
  return text.replace(/[()[\]{}<>«»]/g, (sign) => mirrored[sign] ?? sign)
}

function directionOf(word: string): boolean | undefined {
  return rightToLeft.test(word) ? true : leftToRight.test(word) ? false : undefined
}
