import { useEffect, useRef } from 'react'
import { plates } from './field-names.ts'

/**
 * Holds the keyboard at the control that it is on where questions become rows of a table, or are none
 * any more: those are drawn anew. `drawn` says which stand in one.
 */
export function useFocusHeld(drawn: string): void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const { current: before } = last
    if (before?.isConnected === false && document.activeElement === document.body) {
      twinOf(before)?.focus({ preventScroll: true })
    }
  }, [drawn])
}

/** The same control as it is drawn now, else its question. */
function twinOf(gone: HTMLElement): HTMLElement | null {
  const plate = document.getElementById(gone.closest(plates)?.id ?? '')
  const controls = [...(plate?.querySelectorAll<HTMLElement>(gone.localName) ?? [])]
  return controls.find((one) => identityOf(one) === identityOf(gone)) ?? plate
}

function identityOf(control: HTMLElement): string {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLButtonElement
  const { id } = control
  return JSON.stringify(isField ? [id, control.name, control.value] : [id])
}
