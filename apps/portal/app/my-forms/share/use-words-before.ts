import { useEffect, useState, type RefObject } from 'react'
import { typeInto } from '../../touched/type-into.ts'
import { findFieldId } from './find-person.tsx'

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
 */
export function useWordsBefore(field: RefObject<HTMLInputElement>): void {
  // The old field is in the page until this render is committed.
  const [before] = useState(stateOfOldField)

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

function stateOfOldField(): FieldState | undefined {
  const old = document.getElementById(findFieldId)
  if (!(old instanceof HTMLInputElement)) {
    return undefined
  }
  return {
    words: old.value === old.defaultValue ? '' : old.value,
    isFocused: document.activeElement === old,
    caret: [old.selectionStart, old.selectionEnd],
  }
}
