import { type RefObject, useRef } from 'react'
import { focusedElement } from './active-element.ts'
import { keepTabInside } from './keep-tab-inside.ts'
import { lockScroll } from './scroll-lock.ts'
import { isPrevented, usedOutside } from './tell.ts'
import { useBeforePaint } from './use-before-paint.ts'
import { useLatest } from './use-latest.ts'

/** A press on the ground beside a dialog. Prevented, it does not close the dialog. */
export type PressOutside = CustomEvent<{ originalEvent: PointerEvent }>

/** What a modal dialog tells. */
export interface ModalHandlers {
  /** Hears that it should close; the caller decides. */
  onClose: () => void
  /** Hears Escape while the focus is inside; prevented, it closes nothing. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Hears a press on the ground before it closes. */
  onInteractOutside?: ((event: PressOutside) => void) | undefined
  /** Hears that the focus moves in; prevented, it stays on the first that can have it. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Hears that the focus goes back to where it came from; prevented, the caller moves it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Makes a `<dialog>` modal while it is open: it stands in the browser's top layer, above any
 * stacking of the page, everything else is inert, focus stays inside and goes back to where it came
 * from. Escape and a press on the ground beside the box ask to close; the caller decides.
 */
export function useModal(isOpen: boolean, handlers: ModalHandlers): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const heard = useLatest(handlers)

  useBeforePaint(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) {
      return undefined
    }
    const opener = focusedElement(dialog)
    if (isFocusable(opener) && !dialog.contains(opener)) {
      openers.set(dialog, opener)
    }
    const onCancel = (event: Event) => {
      // Only its own: a file input inside fires one that bubbles.
      if (event.target === dialog) {
        event.preventDefault()
        heard.current.onClose()
      }
    }
    // It closes on the click that ends a press begun on the ground: were it gone before, the rest
    // of the press would go to the page behind.
    let press: PointerEvent | undefined
    const onPress = (event: PointerEvent) => {
      press = isOnGround(dialog, event) ? event : undefined
    }
    const onClick = (event: MouseEvent) => {
      const begun = isOnGround(dialog, event) ? press : undefined
      press = undefined
      if (begun && !isPrevented(usedOutside(begun), heard.current.onInteractOutside)) {
        heard.current.onClose()
      }
    }
    const onKey = (event: KeyboardEvent) => {
      keepTabInside(event)
      if (event.key === 'Escape' && dialogOf(event) === dialog) {
        heard.current.onEscapeKeyDown?.(event)
      }
    }
    // A second Escape closes it unasked, and so does a form of the method dialog.
    const onClosed = () => {
      if (!dialog.open && dialog.isConnected) {
        dialog.showModal()
        heard.current.onClose()
      }
    }
    // Drawn open by a server, it is open but not modal.
    dialog.close()
    dialog.showModal()
    if (!isPrevented(focusMove(), heard.current.onOpenAutoFocus)) {
      dialog.querySelector<HTMLElement>('[data-hp-focus]')?.focus()
    }
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onClosed)
    dialog.addEventListener('pointerdown', onPress, true)
    dialog.addEventListener('click', onClick)
    dialog.addEventListener('keydown', onKey)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onClosed)
      dialog.removeEventListener('pointerdown', onPress, true)
      dialog.removeEventListener('click', onClick)
      dialog.removeEventListener('keydown', onKey)
      unlock()
      dialog.close()
      if (!isPrevented(focusMove(), heard.current.onCloseAutoFocus)) {
        wayBack(dialog)?.focus({ preventScroll: true })
      }
    }
  }, [isOpen, heard])

  return ref
}

/** The dialog that an event is in: the innermost one. */
function dialogOf(event: Event): EventTarget | undefined {
  return event.composedPath().find((node) => isElement(node) && node.localName === 'dialog')
}

function focusMove(): Event {
  return new Event('hp.focusMove', { cancelable: true })
}

const openers = new WeakMap<Element, HTMLElement>()

/** What had the focus before, or before the dialog that it went away with. */
function wayBack(dialog: Element): HTMLElement | undefined {
  const opener = openers.get(dialog)
  const gone = opener?.isConnected === false ? opener.closest('dialog') : undefined
  return gone ? wayBack(gone) : opener
}

/** Whether the focus can go back to it; where nothing has the focus, the page's body is named. */
function isFocusable(node: Element | null): node is HTMLElement {
  return node !== null && 'focus' in node && node !== node.ownerDocument.body
}

/** A press on the ground has the dialog as its target, but lies beside its box. */
function isOnGround(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const { clientX, clientY } = event
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return (
    event.target === dialog &&
    (clientX < left || clientX > right || clientY < top || clientY > bottom)
  )
}

function isElement(node: EventTarget): node is Element {
  return 'localName' in node
}
