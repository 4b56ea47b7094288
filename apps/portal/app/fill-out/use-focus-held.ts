import { useEffect, useRef } from 'react'
import { useBeforePaint } from '../ui/before-paint.ts'
import { plates } from './field-names.ts'

/**
 * Holds the keyboard at the control that it is on where questions become rows of a table, or are none
 * any more: those are drawn anew. `drawn` says which stand in one. Whoever pressed something else has
 * left the control, even where a browser puts the keyboard on nothing that is pressed.
 */
export function useFocusHeld(drawn: string): void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null
    }
    const forget = ({ target }: PointerEvent) => {
      // What is pressed while it has the keyboard keeps it, and says nothing of it.
      if (!(target instanceof Node && last.current?.contains(target))) {
        last.current = null
      }
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])

  useBeforePaint(() => {
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
