import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { latePart, type LatePart } from './late-part.tsx'
import type { SaidToastProps } from './toast-regions.tsx'
import type { Said } from './toast-tones.ts'
import { toasts } from './toasts.ts'

/** The toast that the server says, after a redirect. */
export const SaidToast: LatePart<SaidToastProps> = latePart(() =>
  import('./toast-regions.tsx').then((part) => part.SaidToast),
)

const LiveToasts = latePart(() => import('./toast-regions.tsx').then((part) => part.LiveToasts))

interface ToastPlaceProps {
  said: Said | null
  /** Takes back what the server says, where that can be. */
  undo?: ReactNode
}

/** Where toasts appear (spec 9). Most pages show none, so their script comes with the first. */
export function ToastPlace({ said, undo }: ToastPlaceProps) {
  const live = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  const [isUsed, setUsed] = useState(false)
  if (live.length > 0 && !isUsed) {
    setUsed(true)
  }
  return (
    <>
      {said !== null && <SaidToast key={said.id} said={said} undo={undo} />}
      {isUsed && <LiveToasts />}
    </>
  )
}
