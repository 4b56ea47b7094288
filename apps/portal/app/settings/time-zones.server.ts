/** The zones that can be chosen, by their names; `held` are there whatever this program knows. */
export function timeZonesWith(...held: readonly (string | null)[]): string[] {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC']
  return [...new Set([...known, ...held.filter((zone) => zone !== null)])].toSorted()
}
