// What was chosen last, for as long as the tab lives: a tablet is handed on, so it is told to nobody
// else, and nothing of it stays on the device.
const storageKey = 'hp-recent'
const keptMax = 5

/** Something that was chosen. */
export type Recent = { to: string; name: string; detail: string }

/** What this person chose last, the latest first. */
export function recentOf(personId: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(kept) && kept.personId === personId ? kept.chosen : []
  } catch {
    // Storage may be forbidden: then nothing is recent.
    return []
  }
}

/** Remembers what a person chose. */
export function remember(personId: string, { to, name, detail }: Recent): void {
  const others = recentOf(personId).filter((one) => one.to !== to)
  const chosen = [{ to, name, detail }, ...others].slice(0, keptMax)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ personId, chosen }))
  } catch {
    // Nothing else depends on it.
  }
}

/** Nobody writes it but `remember`. */
function isKept(kept: unknown): kept is { personId: string; chosen: readonly Recent[] } {
  return typeof kept === 'object' && kept !== null && 'personId' in kept && 'chosen' in kept
}
