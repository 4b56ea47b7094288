import { commonWords } from './common-words.ts'

// How many guesses a password takes of whoever knows what people choose: it is read as the cheapest
// row of pieces, and each piece costs as many digits of guesses as it stands for.

/** What is said of such a password. */
export const easyToGuess =
  'This is easy to guess: it is made of what many people use, or of your own name. A short sentence of yours does well.'

/** Fewer guesses than ten to this many are too few. */
const digitsMin = 10

const pieceMax = 24
/** One character that belongs to nothing: of some forty that people use. */
const strangeSign = Math.log10(40)
/** A run of neighbours, be it of the alphabet, of the digits or of the keyboard. */
const runOfNeighbours = 1.5
/** What is known of the person or of the house. */
const ownWord = 0.5
/** The same sign as the one before it. */
const sameAgain = 0.1

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = [...rows, 'qazwsxedcrfvtgbyhnujmikolp', '1q2w3e4r5t6y7u8i9o0p'].flatMap(
  (row) => [row, [...row].reverse().join('')],
)

const plainSigns: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
}

let ranks: ReadonlyMap<string, number> | undefined

/** The place of a word among those that people choose most; 1 is the most frequent. */
function rankOf(word: string): number | undefined {
  ranks ??= new Map(
    commonWords
      .trim()
      .split(/\s+/)
      .map((common, place) => [common, place + 1]),
  )
  return ranks.get(word)
}

/**
 * Whether a password is made of what many people use: common passwords, runs, repeats, years, and
 * words about its owner. `about` are words that anybody can know, such as a name or an address.
 */
export function isEasyToGuess(password: string, about: readonly string[]): boolean {
  const small = password.normalize('NFKC').toLowerCase()
  const own = new Set(
    about.flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    ),
  )
  own.delete('')
  return Math.min(digitsOf(small, own), digitsOf(plain(small), own)) < digitsMin
}

/** As it would be without the signs that stand for letters: p@ssw0rd is password. */
function plain(text: string): string {
  return [...text].map((sign) => plainSigns[sign] ?? sign).join('')
}

/** The digits of the guesses that the cheapest row of pieces takes. */
function digitsOf(text: string, own: ReadonlySet<string>): number {
  const best = [0]
  for (let end = 1; end <= text.length; end += 1) {
    let least = Infinity
    for (let start = Math.max(0, end - pieceMax); start < end; start += 1) {
      const digits = (best[start] ?? 0) + digitsOfPiece(text, start, end, own)
      least = Math.min(least, digits)
    }
    best.push(least)
  }
  return best[text.length] ?? 0
}

function digitsOfPiece(text: string, start: number, end: number, own: ReadonlySet<string>): number {
  const piece = text.slice(start, end)
  if (piece.length === 1) {
    return start > 0 && text[start - 1] === piece ? sameAgain : strangeSign
  }
  const costs = [Infinity]
  if (own.has(piece)) {
    costs.push(ownWord)
  }
  const rank = piece.length >= 3 ? rankOf(piece) : undefined
  if (rank !== undefined) {
    costs.push(ownWord + Math.log10(rank))
  }
  if (/^(19|20)\d\d$/.test(piece)) {
    costs.push(2)
  }
  if (piece.length >= 3 && neighbours.some((row) => row.includes(piece))) {
    costs.push(runOfNeighbours)
  }
  // What stood there before is only said where it begins.
  if (piece.length >= 3 && text.slice(0, start).includes(piece)) {
    costs.push(Math.log10(start + 1))
  }
  return Math.min(...costs)
}
