import { useState, type ReactNode } from 'react'
import { createToasts, Toast } from '@holdpoint/widgets/toast'
import type { Said } from './toast-tones.ts'
import { toasts } from './toasts.ts'

// Toasts of the portal are one sentence: what it is about is said by its sign.
const noTitles = { success: '', info: '', warning: '', error: '', busy: '' }

/** Nobody must hurry to take something back. */
const undoMs = 10_000

export interface SaidToastProps {
  said: Said
  undo?: ReactNode
}

/** What the server says, drawn by it. Taking it back is a form, which works without a script. */
export function SaidToast({ said: { id, tone, text }, undo }: SaidToastProps) {
  const [own] = useState(() =>
    createToasts([{ id, tone, text, ...(undo ? { durationMs: undoMs } : {}) }]),
  )
  return (
    <Toast.Region toasts={own} titles={noTitles} role="region" aria-label="What was done">
      {(toast) => (
        <Toast.Root key={toast.id} toast={toast}>
          <Toast.Icon />
          <Toast.Text />
          {undo}
          <Toast.Close />
        </Toast.Root>
      )}
    </Toast.Region>
  )
}

/** What scripts say. */
export function LiveToasts() {
  return (
    <Toast.Region toasts={toasts} titles={noTitles} role="region" aria-label="What is being done" />
  )
}
