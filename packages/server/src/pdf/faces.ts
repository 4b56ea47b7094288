import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

/** The two weights that documents are set in. */
export type Weight = 'regular' | 'bold'

/** One file of a typeface, opened, with the signs that it can draw. */
export type Face = { name: string; font: Font; signs: ReadonlySet<number> }

// Barlow for Latin scripts, Noto Sans for Cyrillic, Greek, Devanagari, Arabic and Hebrew. Each file holds one part
// of a script, so a text is set in runs, each in the first face that has its signs.
const scripts = [
  'barlow/files/barlow-latin',
  'barlow/files/barlow-latin-ext',
  'barlow/files/barlow-vietnamese',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans/files/noto-sans-cyrillic',
  'noto-sans/files/noto-sans-cyrillic-ext',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-greek-ext',
  'noto-sans/files/noto-sans-devanagari',
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  // It alone has the sign that stands for all that no face has.
  'noto-sans/files/noto-sans-latin',
] as const
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 }

const { resolve } = createRequire(import.meta.url)
const opened = new Map<Weight, readonly Face[]>()

/**
 * Not a form of other signs, such as an Arabic letter at the end of a word, which is drawn alike; nor a
 * mark, which says nothing where it is a part of a letter that has been said.
 */
function isItself(sign: number): boolean {
  const text = String.fromCodePoint(sign)
  return text.normalize('NFKC') === text && !/\p{M}/u.test(text)
}

/** The faces of a weight, in the order in which they are tried; read once a thread. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = opened.get(weight)
  if (known !== undefined) {
    return known
  }
  const faces = scripts.map((script) => {
    const name = `${script.replace(/^.*\//, '')}-${weights[weight]}`
    const font = openSync(resolve(`@fontsource/${script}-${weights[weight]}-normal.woff`))
    if (!('characterSet' in font)) {
      throw new Error(`${name} holds several faces.`)
    }
    // A face keeps each drawing with the sign that it was first asked for. Asked for as a part of
    // another, as the point is of “…”, it would be no sign at all, and nobody could read it any more.
    font.characterSet.filter(isItself).forEach((sign) => font.glyphForCodePoint(sign))
    return { name, font, signs: new Set(font.characterSet) }
  })
  opened.set(weight, faces)
  return faces
}
