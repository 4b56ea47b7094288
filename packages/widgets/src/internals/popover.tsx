import { type HTMLAttributes, type RefObject, forwardRef } from 'react'
import { classNames } from './class-names.ts'
import { Layer } from './layer.tsx'
import { joinRefs } from './refs.ts'
import { type CloseReason, useAnchored } from './use-anchored.ts'

/** Props of `Popover`: those of a `div`, and where it stands. */
export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  isOpen: boolean
  /** What it stands beside. */
  anchor: RefObject<HTMLElement>
  /** Hears that it should close: Escape, a press outside, or the focus gone elsewhere. */
  onClose: (reason: CloseReason) => void
  /** Whether it is as wide as its anchor. Default `false`: as wide as its content. */
  isAnchorWide?: boolean | undefined
  /** The height to make room for, where the content comes later. */
  height?: number | undefined
}

/**
 * A box in the browser's top layer beside an anchor. It stands in the page where it is written, so
 * it works inside a shadow root and a modal dialog as it is. It moves no focus: a caller whose box
 * takes it does that when its content is drawn, and gives it back on closing.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { isOpen, anchor, onClose, isAnchorWide, height, className, children, ...props },
  ref,
) {
  const [box, isShown] = useAnchored({ isOpen, anchor, onClose, isAnchorWide, height })
  return isOpen ? (
    <>
      <div
        {...manual}
        {...props}
        ref={joinRefs(box, ref)}
        className={classNames('hp-popover', className)}
      >
        {isShown && children}
      </div>
      <Layer onEscapeKeyDown={leaveToInput} onEscape={() => onClose('escape')} />
    </>
  ) : null
})

// React 18 passes the attribute on; its types do not know it.
const manual = { popover: 'manual' }

/** The key that ends a composition belongs to the input method. */
export function leaveToInput(event: KeyboardEvent): void {
  if (event.isComposing) {
    event.preventDefault()
  }
}
