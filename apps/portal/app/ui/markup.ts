declare const isEscaped: unique symbol

/** Markup that was written as text, as `dangerouslySetInnerHTML` takes it; made here alone. */
export type Markup = { readonly __html: string; readonly [isEscaped]: true }

/**
 * Writes markup as text, for what stands on a page many times and answers to nothing by itself, such
 * as the menus of rows: as elements of React's they cost the server several times as much. What is put in is
 * escaped, markup excepted.
 */
export function markup(
  pieces: TemplateStringsArray,
  ...values: readonly (string | Markup)[]
): Markup {
  let text = pieces[0] ?? ''
  values.forEach((value, at) => {
    text += `${written(value)}${pieces[at + 1] ?? ''}`
  })
  return made(text)
}

/** Pieces of markup one after the other; what is false is left out. */
export function joined(pieces: readonly (Markup | false)[]): Markup {
  return made(pieces.map((piece) => (piece === false ? '' : piece.__html)).join(''))
}

function made(text: string): Markup {
  return { __html: text } as Markup
}

function written(value: string | Markup): string {
  return typeof value === 'string' ? escaped(value) : value.__html
}

function escaped(text: string): string {
  return text.replace(/["&'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
