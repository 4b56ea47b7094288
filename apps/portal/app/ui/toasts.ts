import { createCell, useCell } from './cell.ts'
import type { ToastTone } from './toast-tones.ts'

// Toasts that a script shows, beside the one that the server says after a redirect. They look
// alike and go after the same four seconds (spec 9); one that tells of work goes with the work.

/** A toast of a script. A `busy` one stays until it is taken away or another takes its place. */
export type LiveToast = {
  id: string
  tone: ToastTone | 'busy'
  text: string
  /** What changes all the time, such as how much has arrived: seen, and never read out. */
  detail?: string | undefined
  action?: ToastAction | undefined
}

/** The one thing that can be done about it; the toast goes when it is pressed. */
export type ToastAction = { name: string; press: () => void }

const shown = createCell<readonly LiveToast[]>([])
let count = 0

/** Shows a toast, in the place of the one with the same id if there is one, and answers its id. */
export function showToast(draft: Omit<LiveToast, 'id'> & { id?: string }): string {
  const id = draft.id ?? `live-${(count += 1)}`
  const toast = { ...draft, id }
  const before = shown.read()
  const isThere = before.some((one) => one.id === id)
  shown.write(isThere ? before.map((one) => (one.id === id ? toast : one)) : [...before, toast])
  return id
}

/** Takes a toast away; one that has gone already is no matter. */
export function takeToastAway(id: string): void {
  shown.write(shown.read().filter((one) => one.id !== id))
}

/** The toasts that scripts show now, oldest first. */
export function useLiveToasts(): readonly LiveToast[] {
  return useCell(shown)
}

/** The same outside of React. */
export function liveToasts(): readonly LiveToast[] {
  return shown.read()
}
