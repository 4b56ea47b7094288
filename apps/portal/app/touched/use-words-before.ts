import { useEffect, useState, type RefObject } from 'react'
import { typeInto } from './type-into.ts'

/** What stood in a field, and where one was in it. */
type FieldState = {
  words: string
  isFocused: boolean
  caret: readonly [number | null, number | null]
}

/**
 * Hands over to a new search field what was typed into the one of the page without a script, whose
 * place it takes, as though it had been typed there: the words, the focus and the caret. Words that
 * were searched already are left, for the page shows whom they found.
 * @param oldId the id of the field without a script; the button that searches stands beside it. What
 *   was searched is its `data-searched`, or without that what it began with
 */
export function useWordsBefore(field: RefObject<HTMLInputElement>, oldId: string): void {
  // The old field is in the page until this render is committed.
  const [before] = useState(() => stateOf(oldId))

  useEffect(() => {
    const input = field.current
    if (input === null || before === undefined) {
      return
    }
    if (before.isFocused) {
      input.focus()
    }
    if (before.words !== '') {
      // After this effect, for only then React draws the field anew at once, and the caret stays.
      queueMicrotask(() => {
        typeInto(input, before.words)
        input.setSelectionRange(...before.caret)
      })
    }
  }, [field, before])
}

function stateOf(id: string): FieldState | undefined {
  const old = document.getElementById(id)
  if (!(old instanceof HTMLInputElement)) {
    return undefined
  }
  return {
    words: old.value === (old.dataset['searched'] ?? old.defaultValue) ? '' : old.value,
    isFocused: old.parentElement?.contains(document.activeElement) === true,
    caret: [old.selectionStart, old.selectionEnd],
  }
}
