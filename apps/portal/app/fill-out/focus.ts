import { onceUncovered } from '../ui/processing.ts'
import { missingId, partId, questionId } from './field-names.ts'

/** Goes to a question and puts the keyboard on what is wrong in it, else on its first control. */
export function focusQuestion(key: string): void {
  onceUncovered(() => {
    const plate = document.getElementById(questionId(key))
    const control =
      plate?.querySelector<HTMLElement>('[aria-invalid="true"]:not([role="radiogroup"])') ??
      plate?.querySelector<HTMLElement>(
        'input:not([type="hidden"]):not(:disabled), select, textarea, canvas, button',
      )
    plate?.scrollIntoView({ block: 'start' })
    const target = control?.offsetParent === null ? plate : (control ?? plate)
    target?.focus({ preventScroll: true })
  })
}

const framesWaited = 30

/** Goes to a question that is about to be drawn; to none where it is not within half a second. */
export function focusOnceThere(key: string, frames = framesWaited): void {
  if (document.getElementById(questionId(key)) !== null) {
    focusQuestion(key)
  } else if (frames > 0) {
    requestAnimationFrame(() => focusOnceThere(key, frames - 1))
  }
}

/**
 * Keeps the keyboard at a question of which the control that was pressed goes away, and moves
 * nothing else. Whoever is somewhere else by then stays there.
 */
export function stayAtQuestion(key: string): void {
  const plate = document.getElementById(questionId(key))
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body || plate?.contains(activeElement)) {
    plate?.focus({ preventScroll: true })
  }
}

/** Goes to a part and puts the keyboard on its heading. */
export function focusPart(key: string): void {
  focusHeading(partId(key))
}

/** Goes to the list of what is missing, if there is one. */
export function focusMissing(): void {
  focusHeading(missingId)
}

function focusHeading(id: string): void {
  onceUncovered(() => {
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  })
}
