import { useEffect, useRef, type RefObject } from 'react'
import { useBeforePaint } from './before-paint.ts'

/**
 * Gives the focus back when a dialog goes: to what had it, or to the link that leads to where we are,
 * for most dialogs are opened by one. It looks before the dialog takes the focus, because the part
 * that calls it stands inside; whoever was in the box already, before the script came, stays there.
 */
export function useFocusReturn(inside: RefObject<HTMLElement>): void {
  const stays = useRef<HTMLElement>()

  useBeforePaint(() => {
    const dialog = inside.current?.closest('dialog') ?? null
    const opener = openerOf()
    if (dialog?.contains(opener) === true) {
      stays.current = opener ?? undefined
    }
    return () => returnFocus(opener, dialog)
  }, [inside])

  useEffect(() => stays.current?.focus(), [])
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
function returnFocus(opener: HTMLElement | null, dialog: HTMLElement | null) {
  const isThere = opener !== null && opener.isConnected && dialog?.contains(opener) !== true
  const target = isThere ? opener : document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: !isThere })
}
