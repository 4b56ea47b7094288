/** Text is looked for as it stands: the pattern's own signs mean themselves. */
export function likePattern(search: string): string {
  return `%${likeText(search)}%`
}

/** The part of a pattern that stands for a text itself. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
