/** The number of a version that an address names; null where it names none. */
export function versionIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
