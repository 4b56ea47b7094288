/** The first letters of the first and the last word of a name: "Ola van Dijk" is "OD". */
export function initialsOf(name: string): string {
  const letters = Array.from(
    name.matchAll(/(?<![\p{L}\p{M}'’])\p{L}\p{M}*/gu),
    ([letter]) => letter,
  )
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : '']
  return (first + last).toUpperCase()
}
