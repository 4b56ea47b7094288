import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed in a list of rows; places are counted from one. */
export type RowPress =
  | { what: 'add' }
  | { what: 'remove'; row: number }
  | { what: 'up' | 'down'; to: number }

/**
 * Keeps the focus in a list whose rows come, go and move: in the new row, at the row that took the
 * place of a removed one, or at the row that moved. Answers what each button says when it is pressed.
 */
export function useRowFocus(
  list: RefObject<HTMLElement>,
  keys: readonly (string | undefined)[],
): (press: RowPress) => void {
  const pressed = useRef<RowPress>()
  const order = keys.join(' ')
  useEffect(() => {
    const press = pressed.current
    pressed.current = undefined
    if (press !== undefined && list.current !== null) {
      placesAfter(press)
        .map((selector) => list.current?.querySelector<HTMLElement>(selector))
        .find((node) => node)
        ?.focus()
    }
  }, [order, list])
  return (press) => {
    pressed.current = press
  }
}

/** Where the focus goes, the best place first. */
function placesAfter(press: RowPress): string[] {
  switch (press.what) {
    case 'add':
      return ['li:last-child :is(input, textarea, select)']
    case 'remove':
      return [
        // Not on the button that would take the next one away too.
        `li:nth-child(${press.row}) :is(input, textarea, select)`,
        'li:last-child :is(input, textarea, select)',
        'ol + button',
      ]
    // The same button again, or the one beside it where the row has come to an end of the list.
    case 'up':
      return [`li:nth-child(${press.to}) button:first-child`]
    case 'down':
      return [`li:nth-child(${press.to}) button:nth-last-child(2)`]
    default:
      return press satisfies never
  }
}
