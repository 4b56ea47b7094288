import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

/** The two weights that documents are set in. */
export type Weight = 'regular' | 'bold'

/** One file of a typeface, with the signs that it can draw. */
export type Face = { file: string; signs: ReadonlySet<number> }

// Barlow for Latin scripts, Noto Sans for Cyrillic, Greek and Devanagari. Each file holds one part
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
] as const
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 }

const { resolve } = createRequire(import.meta.url)
const opened = new Map<Weight, readonly Face[]>()

/** The faces of a weight, in the order in which they are tried; read once a process. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = opened.get(weight)
  if (known !== undefined) {
    return known
  }
  const faces = scripts.map((script) => {
    const file = resolve(`@fontsource/${script}-${weights[weight]}-normal.woff`)
    const font = openSync(file)
    return { file, signs: new Set(isFont(font) ? font.characterSet : []) }
  })
  opened.set(weight, faces)
  return faces
}

/** Part of a text, and the file of the face that it is set in. */
export type Run = { text: string; file: string }

/** Cuts a text into runs. A sign that no face has becomes a question mark: it must be seen. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  let current: Face | undefined
  for (const sign of text.normalize('NFC')) {
    const codePoint = sign.codePointAt(0) ?? 0
    const fits = current?.signs.has(codePoint) ? current : undefined
    const face = fits ?? faces.find(({ signs }) => signs.has(codePoint))
    const last = runs.at(-1)
    const file = (face ?? current ?? faces[0])?.file ?? ''
    if (last?.file === file) {
      last.text += face === undefined ? '?' : sign
    } else {
      runs.push({ text: face === undefined ? '?' : sign, file })
    }
    current = face ?? current
  }
  return runs
}

function isFont(font: ReturnType<typeof openSync>): font is Font {
  return 'characterSet' in font
}
