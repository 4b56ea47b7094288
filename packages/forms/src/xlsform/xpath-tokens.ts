/** Thrown at the part of an expression that has no rule. The message ends a sentence. */
export class Untranslatable extends Error {
  override name = 'Untranslatable'
}

/** A piece of an expression. An `answer` is the name in `${name}`. */
export type Token = {
  readonly is: 'text' | 'number' | 'answer' | 'self' | 'name' | 'sign'
  readonly text: string
}

const pieces: readonly (readonly [Token['is'], RegExp])[] = [
  ['text', /"([^"]*)"|'([^']*)'/y],
  ['answer', /\$\{\s*([^{}\s]+)\s*\}/y],
  ['number', /(\d+(?:\.\d*)?|\.\d+)/y],
  ['self', /(\.)(?![./])/y],
  ['name', /([A-Za-z_][\w-]*(?::[A-Za-z_][\w-]*)?)/y],
  ['sign', /(!=|<=|>=|[()=<>+\-*,])/y],
]

/** The pieces of an expression, in order. */
export function tokensOf(expression: string): Token[] {
  const tokens: Token[] = []
  // Word processors turn quotes into curly ones.
  const source = expression.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
  for (let place = 0; place < source.length;) {
    if (/\s/.test(source.charAt(place))) {
      place += 1
      continue
    }
    const token = tokenAt(source, place)
    tokens.push(token.token)
    place = token.end
  }
  return tokens
}

function tokenAt(source: string, place: number): { token: Token; end: number } {
  for (const [is, pattern] of pieces) {
    pattern.lastIndex = place
    const match = pattern.exec(source)
    if (match !== null) {
      return { token: { is, text: match[1] ?? match[2] ?? '' }, end: pattern.lastIndex }
    }
  }
  throw new Untranslatable(`“${source.slice(place, place + 20)}” has no equal here`)
}
