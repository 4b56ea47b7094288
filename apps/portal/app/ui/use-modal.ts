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
    const opener = openerOf()
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
    const isInside = opener !== null && dialog.contains(opener)
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

/**
 * What the focus shall return to: what had it, or the link that leads to where we are, by the button
 * of its menu where it stands in one, for a menu closes on the way.
 */
function openerOf(): HTMLElement | null {
  const { activeElement } = document
  const isSomewhere = activeElement instanceof HTMLElement && activeElement !== document.body
  const opener = isSomewhere ? activeElement : linkToHere()
  return opener?.closest('details')?.querySelector('summary') ?? opener
}

/** A link outside of menus keeps the focus, so that the one in a menu is the likelier. */
function linkToHere(): HTMLElement | null {
  const links = [...document.links].filter(({ href }) => href === window.location.href)
  return links.find((link) => link.closest('details')) ?? links[0] ?? null
}

/** What opened the dialog may have gone with what was done in it; then the page itself is next. */
function returnFocus(opener: HTMLElement | null, dialog: HTMLDialogElement) {
  const isThere = opener !== null && opener.isConnected && !dialog.contains(opener)
  const target = isThere ? opener : document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: !isThere })
}
