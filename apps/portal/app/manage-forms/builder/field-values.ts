// How numbers and ticks stand in the fields of the builder.

/** A number as its field holds it, or a moment as its control does. */
export function typed(value: number | string | undefined): string {
  return value === undefined ? '' : String(value)
}

/** The number that a field says, its fraction behind a point or a comma; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const said = text.trim()
  // “1,000” is a thousand to some and one to others.
  const isPlain = /^-?\d+([.,]\d+)?$/.test(said) && !/,\d{3}$/.test(said)
  return isPlain ? Number(said.replace(',', '.')) : undefined
}

/** A tick as its field holds it. */
export function tick(isSet: boolean | undefined): string {
  return isSet === true ? 'true' : ''
}
