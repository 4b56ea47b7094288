/** The first letters of the first and the last word of a name, as a face without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words.slice(0, 1)
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('')
}
