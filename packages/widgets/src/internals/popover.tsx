import * as Radix from '@radix-ui/react-popover'
import {
  type ForwardedRef,
  type HTMLAttributes,
  type RefObject,
  forwardRef,
  useEffect,
  useState,
} from 'react'
import { type AsChild } from './as-child.ts'
import { classNames } from './class-names.ts'
import { pressable } from './pressable.ts'
import { joinRefs } from './refs.ts'
import { Slot } from './slot.tsx'
import { leave } from './tell.ts'
import { type CloseReason, type OutsideUse, useAnchored } from './use-anchored.ts'
import { useBeforePaint } from './use-before-paint.ts'

// Radix keeps the parts told, waits for animations and counts what lies on what; the browser lays the
// box above the page, and its place is ours (decision 0064).

/** How a popover behaves. */
export interface PopoverOptions {
  /** Keeps the closed box in the page, unseen. It is not drawn by a server. Default `false`. */
  forceMount?: true | undefined
  /** Hears Escape; prevented, it closes nothing. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Hears a press, or a move of the focus, beside box and anchor; prevented, it closes nothing. */
  onInteractOutside?: ((event: OutsideUse) => void) | undefined
  /** Hears that it has opened; prevented, the box of dates takes no focus. A list never does. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Hears that it has closed; prevented, the box of dates gives no focus back. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** Props of a part that is a popover: those of its `div`. */
export interface PopupPartProps extends HTMLAttributes<HTMLDivElement>, AsChild, PopoverOptions {}

/** Props of `Popover`: those of such a part, and where it stands. */
export interface PopoverProps extends PopupPartProps {
  isOpen: boolean
  /** What it stands beside. */
  anchor: RefObject<HTMLElement>
  /** Hears that it should close: Escape, a press outside, or the focus gone elsewhere. */
  onClose: (reason: CloseReason) => void
  /** The height to make room for, where the content comes later. */
  height?: number | undefined
}

/**
 * A box in the browser's top layer beside an anchor, as wide as that. It stands in the page where it
 * is written, so it works inside a shadow root and a modal dialog as it is. It moves no focus.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    isOpen,
    anchor,
    onClose,
    height,
    forceMount,
    onEscapeKeyDown,
    onInteractOutside,
    onOpenAutoFocus,
    onCloseAutoFocus,
    ...own
  },
  ref,
) {
  // Radix draws a style attribute around its content, which a server must not send.
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(forceMount === true), [forceMount])
  const hears = {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      leaveToInput(event)
      onEscapeKeyDown?.(event)
    },
    onInteractOutside,
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={() => onClose('escape')}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        asChild
        {...unplaced}
        {...(isKept ? { forceMount: true } : {})}
        onEscapeKeyDown={hears.onEscapeKeyDown}
        onInteractOutside={leave}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          leave(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          leave(event)
        }}
      >
        <Box
          own={own}
          ownRef={ref}
          isKept={isKept}
          options={{ isOpen, anchor, onClose, isAnchorWide: true, height, ...hears }}
        />
      </Radix.Content>
    </Radix.Root>
  )
})

interface BoxProps extends HTMLAttributes<HTMLDivElement> {
  /** The caller's props, which win over Radix's. */
  own: HTMLAttributes<HTMLDivElement> & AsChild
  ownRef: ForwardedRef<HTMLDivElement>
  /** Whether it stays in the page while it is closed, and is no layer of Radix then. */
  isKept: boolean
  options: Parameters<typeof useAnchored>[0]
}

/** Wears what Radix gives the content of a popover on a box that the browser shows. */
const Box = forwardRef<HTMLDivElement, BoxProps>(function PopoverBox(
  {
    own: { asChild = false, className, children, ...own },
    ownRef,
    isKept,
    options,
    // Radix's round of Tab knows neither shadow roots nor slots, and its sides are not those here.
    onKeyDown: _radixTab,
    tabIndex: _radixFocus,
    role: _radixRole,
    style,
    ...layer
  },
  ref,
) {
  const isLayer = options.isOpen || !isKept
  const [box, isShown] = useAnchored({ ...options, isShowing: isLayer })
  useBeforePaint(() => {
    if (box.current) {
      // While an animation takes it away.
      box.current.inert = !options.isOpen
    }
  }, [box, options.isOpen])
  const Part = asChild ? Slot : 'div'
  return (
    <Part
      {...manual}
      {...layer}
      {...pressable(style)}
      {...own}
      ref={joinRefs(joinRefs(box, ownRef), isLayer ? ref : undefined)}
      className={classNames('hp-popover', className)}
    >
      {(isShown || isKept || asChild) && children}
    </Part>
  )
})

// React 18 passes the attribute on; its types do not know it.
const manual = { popover: 'manual' }

/** Radix's own placing knows neither a height that comes later nor a side that stays. */
export const unplaced = { avoidCollisions: false, 'data-side': undefined, 'data-align': undefined }

/** The key that ends a composition belongs to the input method. */
export function leaveToInput(event: KeyboardEvent): void {
  if (event.isComposing) {
    event.preventDefault()
  }
}
