/** A revision that somebody has read, as an address or a form says it; undefined where it says none. */
export function revisionIn(text: string | null): number | undefined {
  const revision = Number(text ?? '')
  return Number.isInteger(revision) && revision > 0 ? revision : undefined
}
