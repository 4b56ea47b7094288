/** Puts values into the places of a sentence: `fillWords('Page {page}', { page: '2' })`. */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
