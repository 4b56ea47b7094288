import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { latePart, type LatePart } from './late-part.tsx'
import { PlainSaid, PlainToasts } from './plain-toasts.tsx'
import type { SaidToastProps } from './toast-regions.tsx'
import type { Said } from './toast-tones.ts'
import { toasts } from './toasts.ts'

/** The toast that the server says, after a redirect. */
export const SaidToast: LatePart<SaidToastProps> = latePart(
  () => import('./toast-regions.tsx').then((part) => part.SaidToast),
  PlainSaid,
)

const LiveToasts = latePart(
  () => import('./toast-regions.tsx').then((part) => part.LiveToasts),
  PlainToasts,
)

interface ToastPlaceProps {
  said: Said | null
  /** Takes back the deletion that the server tells of, by the record's id. */
  undo: (id: string) => ReactNode
}

/**
 * Where toasts appear (spec 9). Most pages show none, so their script comes with the first. What the
 * server says is said once, and stays its time though the page is read anew meanwhile.
 */
export function ToastPlace({ said, undo }: ToastPlaceProps) {
  const [last, setLast] = useState(said)
  if (said !== null && said.id !== last?.id) {
    setLast(said)
  }
  const live = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  const [isUsed, setUsed] = useState(false)
  if (live.length > 0 && !isUsed) {
    setUsed(true)
  }
  return (
    <>
      {last !== null && (
        <SaidToast
          key={last.id}
          said={last}
          undo={last.undo === undefined ? undefined : undo(last.undo)}
        />
      )}
      {isUsed && <LiveToasts />}
    </>
  )
}
