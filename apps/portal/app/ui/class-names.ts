/** Joins class names; what is false or missing is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) {
      joined = joined === '' ? name : `${joined} ${name}`
    }
  }
  return joined
}
