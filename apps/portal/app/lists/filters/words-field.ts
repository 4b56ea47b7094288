/** What a form calls the words that are searched for among the choices of a part. */
export function wordsField(part: string): string {
  return `words-${part}`
}
