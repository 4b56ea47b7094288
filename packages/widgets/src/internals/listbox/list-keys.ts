/** How far a Page key goes. */
export const pageStep = 10

/** Where a list stands when a key comes. */
export type ListStanding = {
  isOpen: boolean
  /** How many rows it has. */
  count: number
  /** The row that the arrows are on; -1 when they are on the field. */
  active: number
  /** Whether the field holds anything that Escape could take out. */
  hasText: boolean
  /** Whether Enter takes the one row that the words leave; not where rows come late. Default `false`. */
  takesOnly?: boolean
}

/** What of a key event counts. */
export type KeyPress = {
  key: string
  altKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  shiftKey?: boolean
}

/** What a key does. */
export type ListAction =
  /** Opens the list, on no row, on the first or on the last. */
  | { does: 'open'; on: 'field' | 'first' | 'last' }
  | { does: 'move'; to: number }
  /** Leaves the list for the field. */
  | { does: 'leave' }
  | { does: 'choose'; row: number }
  | { does: 'close' }
  /** Empties the field. */
  | { does: 'clear' }

/** An action, and whether the key is used up or goes on to the field and the page. */
export type KeyAnswer = { action: ListAction; isTaken: boolean }

/**
 * What a key does in a field with a list, by the pattern of an editable combobox with list
 * autocomplete. The focus stays in the field; the list has an active row.
 *
 * One choice of ours: Home, End and the Page keys belong to the list while a row is active, and to
 * the text while none is. The pattern gives Home and End to the text always, which leaves no way to
 * the end of a long list; Left and Right give the text its keys back. The arrows go round at both
 * ends, the Page keys stop there.
 */
export function listKey(
  { isOpen, count, active, hasText, takesOnly = false }: ListStanding,
  { key, altKey = false, ctrlKey = false, metaKey = false, shiftKey = false }: KeyPress,
): KeyAnswer | undefined {
  if (ctrlKey || metaKey) {
    return undefined
  }
  const last = count - 1
  const isOnRow = isOpen && active >= 0 && active <= last
  const go = (to: number) =>
    last < 0 ? undefined : taken({ does: 'move', to: Math.min(Math.max(to, 0), last) })

  switch (key) {
    case 'ArrowDown':
      if (!isOpen) {
        return taken({ does: 'open', on: altKey ? 'field' : 'first' })
      }
      return altKey ? undefined : go(active === last ? 0 : active + 1)
    case 'ArrowUp':
      if (!isOpen) {
        return altKey ? undefined : taken({ does: 'open', on: 'last' })
      }
      return altKey ? taken({ does: 'close' }) : go(isOnRow && active > 0 ? active - 1 : last)
    case 'PageDown':
      return isOnRow ? go(active + pageStep) : undefined
    case 'PageUp':
      return isOnRow ? go(active - pageStep) : undefined
    case 'Home':
      return isOnRow && !shiftKey ? go(0) : undefined
    case 'End':
      return isOnRow && !shiftKey ? go(last) : undefined
    case 'ArrowLeft':
    case 'ArrowRight':
      return isOnRow ? passed({ does: 'leave' }) : undefined
    case 'Enter':
      if (!isOpen) {
        return undefined
      }
      if (isOnRow) {
        return taken({ does: 'choose', row: active })
      }
      return taken(
        takesOnly && hasText && count === 1 ? { does: 'choose', row: 0 } : { does: 'close' },
      )
    case 'Escape':
      if (isOpen) {
        return taken({ does: 'close' })
      }
      // In an empty field it is left to the dialog around.
      return hasText ? taken({ does: 'clear' }) : undefined
    case 'Tab':
      // Without rows the popover may hold a button, such as Retry, that Tab should reach.
      return isOpen && count > 0 ? passed({ does: 'close' }) : undefined
    default:
      return undefined
  }
}

function taken(action: ListAction): KeyAnswer {
  return { action, isTaken: true }
}

function passed(action: ListAction): KeyAnswer {
  return { action, isTaken: false }
}
