/**
 * The first letters of the first and the last word of a name, for a face without a picture: "Ola van
 * Dijk" is "OD". What is no letter begins no word.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
  return [...letters.splice(0, 1), ...letters.slice(-1)].join('').toUpperCase()
}
