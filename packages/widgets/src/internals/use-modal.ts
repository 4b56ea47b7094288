import { type RefObject, useRef } from 'react'
import { focusedElement } from './active-element.ts'
import { keepTabInside } from './keep-tab-inside.ts'
import { lockScroll } from './scroll-lock.ts'
import { useBeforePaint } from './use-before-paint.ts'
import { useLatest } from './use-latest.ts'

/**
 * Makes a `<dialog>` modal while it is open: it stands in the browser's top layer, above any
 * stacking of the page, everything else is inert, focus stays inside and goes back to where it came
 * from. Escape and a press on the ground beside the box ask to close; the caller decides.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useLatest(onClose)

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
        close.current()
      }
    }
    // It closes on the click that ends a press begun on the ground: were it gone before, the rest
    // of the press would go to the page behind.
    let isPressed = false
    const onPress = (event: PointerEvent) => {
      isPressed = isOnGround(dialog, event)
    }
    const onClick = (event: MouseEvent) => {
      const isWhole = isPressed && isOnGround(dialog, event)
      isPressed = false
      if (isWhole) {
        close.current()
      }
    }
    // A second Escape closes it unasked, and so does a form of the method dialog.
    const onClosed = () => {
      if (!dialog.open && dialog.isConnected) {
        dialog.showModal()
        close.current()
      }
    }
    // Drawn open by a server, it is open but not modal.
    dialog.close()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-hp-focus]')?.focus()
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onClosed)
    dialog.addEventListener('pointerdown', onPress, true)
    dialog.addEventListener('click', onClick)
    dialog.addEventListener('keydown', keepTabInside)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onClosed)
      dialog.removeEventListener('pointerdown', onPress, true)
      dialog.removeEventListener('click', onClick)
      dialog.removeEventListener('keydown', keepTabInside)
      unlock()
      dialog.close()
      wayBack(dialog)?.focus({ preventScroll: true })
    }
  }, [isOpen, close])

  return ref
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
