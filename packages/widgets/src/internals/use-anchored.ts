import { type RefObject, useRef, useState } from 'react'
import { isNode, isShadow, rootsAround } from './active-element.ts'
import { type Box, type Side, place } from './place.ts'
import { isPrevented, usedOutside } from './tell.ts'
import { useBeforePaint } from './use-before-paint.ts'
import { useLatest } from './use-latest.ts'

/** Why a popover asks to be closed. */
export type CloseReason = 'escape' | 'outside' | 'focus' | 'gone'

/** A press, or a move of the focus, beside a popover. Prevented, it does not close it. */
export type OutsideUse = CustomEvent<{ originalEvent: Event }>

/** How a popover stands and closes. */
export interface AnchoredOptions {
  isOpen: boolean
  /** Whether it is seen, as it is while an animation takes it away. Default: while it is open. */
  isShowing?: boolean | undefined
  /** What it stands beside. A press on it is not a press outside. */
  anchor: RefObject<HTMLElement>
  /** Hears that it should close; the caller decides. */
  onClose: (reason: CloseReason) => void
  /** Hears Escape in box and anchor where no layer took it; prevented, it closes nothing. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Hears what would close it from outside; prevented, it closes nothing. */
  onInteractOutside?: ((event: OutsideUse) => void) | undefined
  /** Whether it is as wide as its anchor, as a list of a field is. Default `false`. */
  isAnchorWide?: boolean | undefined
  /** The height to make room for, where the content comes later. Default: what it has at first. */
  height?: number | undefined
  /** Whether it is to be seen whole, over its anchor where the window is low. Default `false`. */
  isWhole?: boolean | undefined
}

/**
 * Shows a node with `popover="manual"` in the browser's top layer, above any `overflow`,
 * `transform` or stacking of the page, beside its anchor, and keeps it there while the page scrolls
 * and changes. Its height is bounded by the custom property `--hp-room`, set here.
 *
 * Answers the node's ref and whether it is shown by now: what measures itself is drawn only then.
 */
export function useAnchored({
  isOpen,
  isShowing = isOpen,
  anchor,
  onClose,
  onEscapeKeyDown,
  onInteractOutside,
  isAnchorWide = false,
  height = 0,
  isWhole = false,
}: AnchoredOptions): [RefObject<HTMLDivElement>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const heard = useLatest({ onClose, onEscapeKeyDown, onInteractOutside })

  useBeforePaint(() => {
    const box = ref.current
    if (!isShowing || !box) {
      return undefined
    }
    box.showPopover()
    setShown(true)
    return () => {
      setShown(false)
      if (box.isConnected && box.matches(':popover-open')) {
        box.hidePopover()
      }
    }
  }, [isShowing])

  useBeforePaint(() => {
    const box = ref.current
    const beside = anchor.current
    return isShown && box && beside
      ? follow(box, beside, { isAnchorWide, height, isWhole }, () => heard.current.onClose('gone'))
      : undefined
  }, [isShown, anchor, isAnchorWide, height, isWhole, heard])

  // Before paint: a press that follows what was seen is heard.
  useBeforePaint(() => {
    const box = ref.current
    const beside = anchor.current
    return isShown && isOpen && box && beside ? listen(box, beside, heard) : undefined
  }, [isShown, isOpen, anchor, heard])

  return [ref, isShown]
}

type Looks = { isAnchorWide: boolean; height: number; isWhole: boolean }

/** Puts the box in its place, now and at each change. Answers how to stop. */
function follow(
  box: HTMLElement,
  anchor: HTMLElement,
  { isAnchorWide, height, isWhole }: Looks,
  onGone: () => void,
): () => void {
  const view = anchor.ownerDocument.defaultView ?? window
  let side: Side = 'below'
  const wanted = { width: 0, height: 0 }

  const put = () => {
    const at = anchor.getBoundingClientRect()
    const found = place({
      anchor: at,
      view: seenPart(view),
      width: isAnchorWide ? at.width : wanted.width,
      height: wanted.height,
      isRtl: view.getComputedStyle(anchor).direction === 'rtl',
      side,
      isWhole,
    })
    side = found.side
    box.dataset['side'] = side
    const { documentElement } = box.ownerDocument
    const edge = side === 'below' ? found.edge : documentElement.clientHeight - found.edge
    for (const [name, value] of [
      ['position', 'fixed'],
      ['margin', '0'],
      ['inset', 'auto'],
      ['left', `${found.left}px`],
      [side === 'below' ? 'top' : 'bottom', `${edge}px`],
      ['width', isAnchorWide ? `${found.width}px` : ''],
      ['--hp-room', `${found.room}px`],
    ] as const) {
      box.style.setProperty(name, value)
    }
  }
  const measure = (isNewHeight: boolean) => {
    wanted.width = box.offsetWidth
    wanted.height = isNewHeight ? Math.max(height, box.offsetHeight) : wanted.height
  }
  const onScroll = ({ target }: Event) => {
    if (!(isNode(target) && box.contains(target))) {
      put()
    }
  }

  measure(true)
  put()
  const sizes = new view.ResizeObserver(() => {
    if (box.matches(':popover-open')) {
      // What scrolls inside stays on its side while its content comes and goes.
      measure(isWhole)
      put()
    } else {
      // A node that is moved in the page falls out of the top layer without an event.
      onGone()
    }
  })
  sizes.observe(anchor)
  sizes.observe(box)
  const stop = new AbortController()
  const { signal } = stop
  // A scroll is not heard beyond its root.
  for (const root of rootsAround(anchor)) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
  }
  view.addEventListener('resize', put, { signal })
  view.visualViewport?.addEventListener('resize', put, { signal })
  view.visualViewport?.addEventListener('scroll', put, { signal })
  return () => {
    stop.abort()
    sizes.disconnect()
  }
}

/** Hears what closes a popover. Answers how to stop. */
function listen(
  box: HTMLElement,
  anchor: HTMLElement,
  heard: Readonly<{
    current: Pick<AnchoredOptions, 'onClose' | 'onEscapeKeyDown' | 'onInteractOutside'>
  }>,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const judged = new WeakSet<Event>()
  const since = anchor.ownerDocument.defaultView?.performance.now() ?? 0
  let isLeaving = false
  const judge = (event: Event) => {
    const isFocus = event.type === 'focusin'
    // What opened it is still on its way up, and is not a press outside.
    if (judged.has(event) || (isFocus ? !isLeaving : event.timeStamp <= since || isFinger(event))) {
      return
    }
    judged.add(event)
    isLeaving &&= !isFocus
    const path = event.composedPath()
    const { onClose, onInteractOutside } = heard.current
    if (
      !path.includes(box) &&
      !path.includes(anchor) &&
      !isPrevented(usedOutside(event), onInteractOutside)
    ) {
      onClose(isFocus ? 'focus' : 'outside')
    }
  }
  const onKey = (event: KeyboardEvent) => {
    // Radix has counted the box as a layer only when it was painted.
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      !isPrevented(event, heard.current.onEscapeKeyDown)
    ) {
      // Prevented, it does not close the dialog around.
      event.preventDefault()
      heard.current.onClose('escape')
    }
  }
  // Where the focus goes is known by the path on which it arrives: a node that it is told to go to
  // may be drawn in here through slots of closed roots, which nobody can look up.
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    isLeaving = relatedTarget !== null
  }
  for (const type of ['pointerdown', 'click', 'focusin']) {
    // A closed root hides from the roots around where in it an event was, so it judges itself. What
    // it has not heard when its host does was on the host.
    const closed: Element[] = []
    for (const root of rootsAround(box)) {
      const hidden = [...closed]
      const onAround = (event: Event) => {
        const path = event.composedPath()
        if (!hidden.some((host) => path.includes(host))) {
          judge(event)
        }
      }
      root.addEventListener(type, onAround, { capture: true, signal })
      if (isShadow(root) && root.mode === 'closed') {
        closed.push(root.host)
        root.host.addEventListener(type, judge, { signal })
      }
    }
  }
  for (const node of [box, anchor]) {
    node.addEventListener('keydown', onKey, { signal })
    node.addEventListener('focusout', onLeave, { signal })
  }
  return () => stop.abort()
}

/** A finger that goes down may be about to scroll; its click comes when it was a press. */
function isFinger(event: Event): boolean {
  return event.type === 'pointerdown' && 'pointerType' in event && event.pointerType === 'touch'
}

/** The part of the window that can be seen. */
function seenPart(view: Window): Box {
  const { visualViewport: seen } = view
  const { clientWidth, clientHeight } = view.document.documentElement
  return {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    width: seen?.width ?? clientWidth,
    height: seen?.height ?? clientHeight,
  }
}
