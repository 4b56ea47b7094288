// Pages that show somebody leave this mark on the device. A page without anybody that finds it knows
// that the session has ended by itself, though no cookie is left to say so.
const storageKey = 'hp-signed-in'

export function markSignedIn(isIn: boolean): void {
  try {
    if (isIn) {
      localStorage.setItem(storageKey, 'yes')
    } else {
      localStorage.removeItem(storageKey)
    }
  } catch {
    // Storage may be forbidden: then nothing is there that a sign-out would have to clear.
  }
}

export function isMarkedSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
