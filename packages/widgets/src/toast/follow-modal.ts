/** What stands where, and who hears of it. */
export interface Followed {
  /** What moves; no program but this one moves or removes it. */
  node: HTMLElement
  /** Where it belongs. */
  home: HTMLElement
  /** Where dialogs are looked for: the tree whose styles dress the node. */
  root: Document | ShadowRoot
  /** Hears that it has moved, which has taken it out of the top layer. */
  onMove: () => void
  /** Hears whether a dialog that cannot be entered covers it. */
  onCover: (isCovered: boolean) => void
}

/**
 * Keeps a node within reach of hand and screen reader while a modal dialog is open. The browser
 * makes all else inert then, the top layer too, so the node stands inside the topmost dialog for
 * that time and afterwards at home. It looks whenever the focus moves, as it does when a dialog
 * opens. A dialog in the shadow root of another element is not entered, since the node would be
 * undressed there.
 */
export function followModal({ node, home, root, onMove, onCover }: Followed) {
  const page = home.ownerDocument
  let dialog: HTMLDialogElement | undefined
  let cover: HTMLDialogElement | undefined

  const setCover = (next: HTMLDialogElement | undefined) => {
    cover?.removeEventListener('close', uncover)
    next?.addEventListener('close', uncover)
    if (Boolean(cover) !== Boolean(next)) {
      onCover(next !== undefined)
    }
    cover = next
  }
  const uncover = () => setCover(undefined)
  const stand = (next: HTMLDialogElement | undefined) => {
    dialog?.removeEventListener('close', follow)
    next?.addEventListener('close', follow)
    dialog = next
    ;(next ?? home).append(node)
  }
  const follow = () => {
    const top = Array.from(root.querySelectorAll<HTMLDialogElement>('dialog:modal')).at(-1)
    // A home inside the dialog is as good as the dialog.
    const next = top?.contains(home) ? undefined : top
    if (next !== dialog || !node.isConnected) {
      stand(next)
      onMove()
    }
  }
  const onFocus = (event: FocusEvent) => {
    const foreign = event.composedPath().find((one) => isModal(one) && !root.contains(one))
    setCover(isModal(foreign) && !foreign.contains(home) ? foreign : undefined)
    follow()
  }
  page.addEventListener('focusin', onFocus)
  return {
    follow,
    stop: () => {
      page.removeEventListener('focusin', onFocus)
      setCover(undefined)
      if (dialog) {
        stand(undefined)
      }
    },
  }
}

function isModal(target: EventTarget | undefined): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && target.matches(':modal')
}
