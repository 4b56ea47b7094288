import { useEffect, useRef, type RefObject } from 'react'

/**
 * Turns a dialog that was drawn open into a modal one: focus stays inside, Escape and a click
 * beside it dismiss it, and focus returns to where it came from. The box itself stands where the
 * server drew it, so nothing moves. What is marked `data-focus-first` takes the focus at the start,
 * unless somebody was in the box already before the script came.
 */
export function useModal(onDismiss: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const dismiss = useRef(onDismiss)

  useEffect(() => {
    dismiss.current = onDismiss
  })

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) {
      return undefined
    }
    const opener = document.activeElement
    const onCancel = (event: Event) => {
      event.preventDefault()
      dismiss.current()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target === dialog) {
        dismiss.current()
      }
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('click', onClick)
    dialog.close()
    dialog.showModal()
    const isInside = opener instanceof HTMLElement && dialog.contains(opener)
    const first = isInside ? opener : dialog.querySelector<HTMLElement>('[data-focus-first]')
    first?.focus()
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('click', onClick)
      dialog.close()
      returnFocus(opener, dialog)
    }
  }, [])

  return ref
}

function returnFocus(opener: Element | null, dialog: HTMLDialogElement) {
  const menuButton = opener?.closest('details')?.querySelector('summary')
  const target = menuButton ?? opener
  if (target instanceof HTMLElement && target.isConnected && !dialog.contains(target)) {
    target.focus()
  }
}
