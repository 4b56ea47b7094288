import type { Change } from './autosave.ts'

/** What a tab keeps of answers that did not reach the server before the page was left. */
export interface UnsentStore {
  read: () => readonly Change[]
  write: (changes: readonly Change[]) => void
}

/** The part of `Storage` that is needed. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps unsent answers in the tab, so that a reload without a network loses nothing. They are the
 * person's own and gone with the tab; nobody else who signs in later is shown them.
 */
export function unsentStore(shelf: Shelf, personId: string, myFormId: string): UnsentStore {
  const name = `hp-unsent:${personId}:${myFormId}`
  return {
    read: () => quietly(() => toChanges(JSON.parse(shelf.getItem(name) ?? '[]')), []),
    write: (changes) =>
      quietly(() => {
        if (changes.length === 0) {
          shelf.removeItem(name)
        } else {
          shelf.setItem(name, JSON.stringify(changes))
        }
      }, undefined),
  }
}

// Storage may be switched off or full. It is a second net only, so the page goes on without it.
function quietly<T>(work: () => T, instead: T): T {
  try {
    return work()
  } catch {
    return instead
  }
}

function toChanges(value: unknown): readonly Change[] {
  return Array.isArray(value) ? value.filter(isChange) : []
}

function isChange(value: unknown): value is Change {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'value' in value
  )
}
