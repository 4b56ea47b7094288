/** The lines of a text of a template, in their order: a number that was typed before one is left out. */
export function lotoLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+[.)]\s+/u, '').trim())
    .filter((line) => line !== '')
}
