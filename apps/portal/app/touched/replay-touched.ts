import type { Touched } from './touched.ts'
import { typeInto } from './type-into.ts'

const lookMs = 50
const looksMax = 600

let isLooking = false

/**
 * Does once more what was done to controls before React listened to them, so that it counts: React
 * would put some of them back to what the server drew, and would not hear of the others. Parts
 * whose script comes late are waited for.
 */
export function replayTouched(touched: Touched): void {
  if (!isLooking) {
    isLooking = true
    look(touched, looksMax)
  }
}

function look(touched: Touched, left: number): void {
  for (const [control, held] of touched) {
    // What the script drew anew has taken over by itself what stood there.
    if (!control.isConnected) {
      touched.delete(control)
    } else if (isHeard(control)) {
      touched.delete(control)
      repeat(control, held)
    }
  }
  isLooking = touched.size > 0 && left > 0
  if (isLooking) {
    setTimeout(() => look(touched, left - 1), lookMs)
  }
}

function isHeard(control: Element): boolean {
  return Object.keys(control).some((name) => name.startsWith('__reactProps'))
}

function repeat(control: Element, { value, isTicked }: { value: string; isTicked: boolean }) {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // React compares with what it saw last: the press must be news to it.
    control.checked = !isTicked
    control.click()
  } else if (control instanceof HTMLInputElement && control.type !== 'file') {
    retype(control, value)
  } else if (control instanceof HTMLTextAreaElement) {
    retype(control, value)
  } else if (control instanceof HTMLSelectElement && !control.multiple) {
    control.value = value
    control.dispatchEvent(new InputEvent('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? ' ' : ''
  typeInto(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
  if (selectionStart === null) {
    return
  }
  const putCaret = () => field.setSelectionRange(selectionStart, selectionEnd)
  if (document.activeElement === field) {
    putCaret()
  } else {
    // A dialog that has just opened holds the focus for a moment; some browsers focus what has a caret.
    field.addEventListener('focus', putCaret, { once: true })
  }
}
