import { type KeyboardEvent, useId, useState } from 'react'
import { useBeforePaint } from '../use-before-paint.ts'
import { listKey } from './list-keys.ts'

/** What a list asks of the widget that has it. */
export interface ListboxOptions {
  isOpen: boolean
  /** Asked to open or close by a key. */
  setOpen: (isOpen: boolean) => void
  /** How many rows there are. */
  count: number
  /**
   * What the rows are of: another list or answer forgets the active row. Keep it the same while
   * only the choice changes.
   */
  of: unknown
  /** A row was chosen by Enter or a press. Keep the list open, or close it. */
  onChoose: (row: number) => void
  /** Whether the field holds anything that Escape could take out. */
  hasText: boolean
  /** Whether Enter takes the one row that the words in the field leave; not where rows come late. */
  takesOnly?: boolean
  /** Escape in the closed field that holds something. */
  onClear: () => void
}

/** The state of a list with an active row. */
export interface ListboxState {
  /** The list's id; rows have it with their number behind. */
  listId: string
  count: number
  of: unknown
  /** The row that the arrows are on; -1 when they are on the field. */
  active: number
  choose: (row: number) => void
  /** Gives the arrows back to the field; call it when the person types. */
  leave: () => void
  /** For the field's keydown. Keys that an input method takes, and prevented ones, are left alone. */
  onKey: (event: KeyboardEvent) => void
  /** The ARIA of the field. */
  fieldProps: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-haspopup': 'listbox'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
  }
}

type At = { row: number | 'first' | 'last'; of: unknown }

/** Keeps the active row of a list whose field has the focus, and its keyboard. */
export function useListbox({
  isOpen,
  setOpen,
  count,
  of,
  onChoose,
  hasText,
  takesOnly = false,
  onClear,
}: ListboxOptions): ListboxState {
  const listId = useId()
  const [at, setAt] = useState<At>(onField)
  // Before paint: the next key may come first, and would be forgotten.
  useBeforePaint(() => {
    if (!isOpen) {
      setAt(onField)
    }
  }, [isOpen])
  const active = isOpen ? rowOf(at, count, of) : -1
  // While nothing is listed (the question still runs, or found nobody) no list is told of.
  const isListed = isOpen && count > 0

  const onKey = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    // Safari tells of the key that ends a composition by its old code only.
    if (event.defaultPrevented || isComposing || keyCode === 229) {
      return
    }
    const answer = listKey({ isOpen, count, active, hasText, takesOnly }, event)
    if (!answer) {
      return
    }
    if (answer.isTaken) {
      event.preventDefault()
    }
    const { action } = answer
    switch (action.does) {
      case 'open':
        setAt(action.on === 'field' ? onField : { row: action.on, of })
        setOpen(true)
        break
      case 'move':
        setAt({ row: action.to, of })
        break
      case 'leave':
        setAt(onField)
        break
      case 'choose':
        onChoose(action.row)
        break
      case 'close':
        setOpen(false)
        break
      case 'clear':
        onClear()
        break
    }
  }

  return {
    listId,
    count,
    of,
    active,
    choose: onChoose,
    leave: () => setAt(onField),
    onKey,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
    },
  }
}

/** The id of a row. */
export function optionId(listId: string, row: number): string {
  return `${listId}-${row}`
}

const onField: At = { row: -1, of: undefined }

/** The active row among the rows of now: an end waits for its rows, a number belongs to its own. */
function rowOf(at: At, count: number, of: unknown): number {
  if (typeof at.row === 'string') {
    return at.row === 'first' ? Math.min(0, count - 1) : count - 1
  }
  return at.of === of && at.row < count ? at.row : -1
}
