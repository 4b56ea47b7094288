/** What a key means once the keys before it are known. */
export type KeyMove =
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'next' }
  | { kind: 'wait' }
  | { kind: 'go'; key: string }
  | { kind: 'none' }

/** Within this time the second key of a pair must follow. */
export const keyPairMs = 1500

/** Reads a key: `/` searches, `?` helps, `n` goes on, `g` waits for the letter of a place. */
export function keyMove(key: string, isAfterG: boolean): KeyMove {
  if (isAfterG) {
    return /^[a-z]$/.test(key) ? { kind: 'go', key } : { kind: 'none' }
  }
  switch (key) {
    case '/':
      return { kind: 'search' }
    case '?':
      return { kind: 'help' }
    case 'n':
      return { kind: 'next' }
    case 'g':
      return { kind: 'wait' }
    default:
      return { kind: 'none' }
  }
}

/** Tells whether a key is being typed into something, and so is none of ours. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog *'))
  )
}
