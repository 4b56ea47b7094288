import { useState } from 'react'
import type { EditAgain } from './edit-again.ts'

/**
 * The files of a field that a form came back with. An answer that says nothing of what was typed, as one
 * that a network lost, leaves those of the one before.
 */
export function useFilesKept(again: EditAgain | undefined, name: string): readonly string[] {
  const typed = again?.lastResult.initialValue
  const [kept, keep] = useState({ typed, files: filesIn(typed?.[name]) })
  if (typed !== undefined && typed !== null && typed !== kept.typed) {
    keep({ typed, files: filesIn(typed[name]) })
  }
  return kept.files
}

function filesIn(value: unknown): string[] {
  return [value].flat().filter((file) => typeof file === 'string' && file !== '') as string[]
}
