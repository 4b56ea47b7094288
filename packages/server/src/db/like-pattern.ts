/** Text is looked for as it stands: the pattern's own signs mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
