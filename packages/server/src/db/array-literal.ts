/** PostgreSQL's text form of an array, such as `{a,"b c",NULL}`, read and written. */
export type ArrayOf<T> = (T | null | ArrayOf<T>)[]

/** Reads an array literal; `parseElement` sees every element that is not NULL. */
export function parseArrayLiteral<T>(
  literal: string,
  parseElement: (text: string) => T,
): ArrayOf<T> {
  // A literal may begin with its bounds, as in `[0:1]={1,2}`.
  let at = literal.indexOf('{')
  return readArray()

  function readArray(): ArrayOf<T> {
    const elements: ArrayOf<T> = []
    at += 1
    while (at < literal.length && literal[at] !== '}') {
      elements.push(readElement())
      if (literal[at] === ',') {
        at += 1
      }
    }
    at += 1
    return elements
  }

  function readElement(): T | null | ArrayOf<T> {
    if (literal[at] === '{') {
      return readArray()
    }
    if (literal[at] === '"') {
      return parseElement(readQuoted())
    }
    const start = at
    while (at < literal.length && literal[at] !== ',' && literal[at] !== '}') {
      at += 1
    }
    const text = literal.slice(start, at)
    return text === 'NULL' ? null : parseElement(text)
  }

  function readQuoted(): string {
    let text = ''
    at += 1
    while (at < literal.length && literal[at] !== '"') {
      if (literal[at] === '\\') {
        at += 1
      }
      text += literal[at] ?? ''
      at += 1
    }
    at += 1
    return text
  }
}

/** Writes an array literal; every element is quoted, so no element can be taken for syntax. */
export function writeArrayLiteral(
  elements: readonly unknown[],
  writeElement: (element: unknown) => string | null,
): string {
  const parts = elements.map((element) => {
    if (Array.isArray(element)) {
      return writeArrayLiteral(element, writeElement)
    }
    const text = writeElement(element)
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${parts.join(',')}}`
}
