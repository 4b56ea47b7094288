import { type HTMLAttributes, type ReactElement, forwardRef, useState } from 'react'
import { Layer } from '../internals/layer.tsx'
import { pressable } from '../internals/pressable.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { type PressOutside, useModal } from '../internals/use-modal.ts'
import { useDialog } from './dialog.context.ts'

/** How a dialog's box behaves. What it hears can be prevented. */
export interface BoxOptions {
  /** Keeps the closed box in the page, unseen, with what was typed in it. Default `false`. */
  forceMount?: true | undefined
  /** Hears Escape, perhaps before what is inside does; prevented, it closes nothing. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Hears a press on the ground beside the box; prevented, it closes nothing. */
  onInteractOutside?: ((event: PressOutside) => void) | undefined
  /** Hears that the focus moves in; prevented, it stays on the first that can have it. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Hears that the focus goes back to where it came from; prevented, the caller moves it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

interface BoxProps extends HTMLAttributes<HTMLDialogElement>, BoxOptions {
  children: ReactElement
}

/**
 * Wears what Radix gives the content of a dialog on our `<dialog>`, which the browser shows. It is
 * the child of Radix's `Content`, since that is drawn one step later than it is told to.
 */
export const Box = forwardRef<HTMLDialogElement, BoxProps>(function DialogBox(
  {
    forceMount = false,
    onEscapeKeyDown,
    onInteractOutside,
    onOpenAutoFocus,
    onCloseAutoFocus,
    // Radix's round of Tab knows neither shadow roots nor slots; the browser finds the first focus.
    onKeyDown: _radixTab,
    tabIndex: _radixFocus,
    style,
    ...layer
  },
  ref,
) {
  const { isOpen, setOpen, descriptionId, setDescribed } = useDialog('Content')
  const isLayer = isOpen || !forceMount
  const modal = useModal(isOpen, {
    onClose: () => setOpen(false),
    onEscapeKeyDown,
    onInteractOutside,
    onOpenAutoFocus,
    onCloseAutoFocus,
  })
  useBeforePaint(() => {
    const dialog = modal.current
    return dialog && !isOpen && !forceMount ? leaveSlowly(dialog) : undefined
  }, [isOpen, forceMount, modal])
  // A press on plain words takes the focus out of the dialog, to the page's body.
  const onEscapeElsewhere = (event: KeyboardEvent) => {
    if (isOpen && modal.current && !event.composedPath().includes(modal.current)) {
      onEscapeKeyDown?.(event)
    }
  }
  // Radix would close the dialog before Escape reaches anything in it. A layer above its own that
  // closes nothing lets the key go on, to a list or a box that is open inside, and last to the
  // browser, which asks the dialog to close. Layers lie in the order in which they come.
  const [isSettled, setSettled] = useState(false)
  useBeforePaint(() => {
    const words = modal.current?.querySelector(`#${CSS.escape(descriptionId)}`)
    setDescribed(Boolean(words))
    setSettled(isLayer)
  }, [isOpen, isLayer, descriptionId, modal, setDescribed])
  return (
    <>
      <Slot {...layer} {...pressable(style)} ref={joinRefs(modal, isLayer ? ref : undefined)} />
      {isSettled && isLayer && <Layer onEscapeKeyDown={onEscapeElsewhere} />}
    </>
  )
})

/**
 * Shows a closed dialog while an animation takes it away, above the page, which answers again by
 * then. Answers how to stop. Radix takes it out of the page when the animation is over.
 */
function leaveSlowly(dialog: HTMLDialogElement): (() => void) | undefined {
  const view = dialog.ownerDocument.defaultView ?? window
  if (
    view.getComputedStyle(dialog).animationName === 'none' ||
    view.matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    return undefined
  }
  dialog.inert = true
  dialog.popover = 'manual'
  dialog.showPopover()
  return () => {
    dialog.popover = null
    dialog.inert = false
  }
}
