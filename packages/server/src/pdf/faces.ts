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
    return { name, font, signs: new Set(font.characterSet) }
  })
  opened.set(weight, faces)
  return faces
}
