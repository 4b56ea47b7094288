import { type RefObject, useRef, useState } from 'react'
import { isNode, isShadow, rootsAround } from './active-element.ts'
import { type Box, type Side, place } from './place.ts'
import { useBeforePaint } from './use-before-paint.ts'
import { useLatest } from './use-latest.ts'

/** Why a popover asks to be closed. */
export type CloseReason = 'escape' | 'outside' | 'focus' | 'gone'

/** How a popover stands and closes. */
export interface AnchoredOptions {
  isOpen: boolean
  /** What it stands beside. A press on it is not a press outside. */
  anchor: RefObject<HTMLElement>
  /** Hears that it should close; the caller decides. */
  onClose: (reason: CloseReason) => void
  /** Whether it is as wide as its anchor, as a list of a field is. Default `false`. */
  isAnchorWide?: boolean | undefined
  /** The height to make room for, where the content comes later. Default: what it has at first. */
  height?: number | undefined
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
  anchor,
  onClose,
  isAnchorWide = false,
  height = 0,
}: AnchoredOptions): [RefObject<HTMLDivElement>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const close = useLatest(onClose)

  useBeforePaint(() => {
    const box = ref.current
    if (!isOpen || !box) {
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
  }, [isOpen])

  useBeforePaint(() => {
    const box = ref.current
    const beside = anchor.current
    return isShown && box && beside
      ? follow(box, beside, isAnchorWide, height, () => close.current('gone'))
      : undefined
  }, [isShown, anchor, isAnchorWide, height, close])

  // Before paint: a press that follows what was seen is heard.
  useBeforePaint(() => {
    const box = ref.current
    const beside = anchor.current
    return isShown && box && beside
      ? listen(box, beside, (reason) => close.current(reason))
      : undefined
  }, [isShown, anchor, close])

  return [ref, isShown]
}

/** Puts the box in its place, now and at each change. Answers how to stop. */
function follow(
  box: HTMLElement,
  anchor: HTMLElement,
  isAnchorWide: boolean,
  height: number,
  onGone: () => void,
): () => void {
  const view = anchor.ownerDocument.defaultView ?? window
  let side: Side = 'below'
  let wanted = { width: 0, height: 0 }

  const put = () => {
    const at = anchor.getBoundingClientRect()
    const found = place({
      anchor: at,
      view: seenPart(view),
      width: isAnchorWide ? at.width : wanted.width,
      height: wanted.height,
      isRtl: view.getComputedStyle(anchor).direction === 'rtl',
      side,
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
  const measure = () => {
    wanted = { width: box.offsetWidth, height: Math.max(height, box.offsetHeight) }
  }
  const onScroll = ({ target }: Event) => {
    if (!(isNode(target) && box.contains(target))) {
      put()
    }
  }

  measure()
  put()
  const sizes = new view.ResizeObserver(() => {
    if (box.matches(':popover-open')) {
      wanted.width = box.offsetWidth
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
  onClose: (reason: CloseReason) => void,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isInside = (node: EventTarget | null) => holds(box, node) || holds(anchor, node)
  const judged = new WeakSet<Event>()
  const since = anchor.ownerDocument.defaultView?.performance.now() ?? 0
  const onPress = (event: Event) => {
    // What opened it is still on its way up, and is not a press outside.
    if (event.timeStamp <= since || judged.has(event) || isFinger(event)) {
      return
    }
    judged.add(event)
    const path = event.composedPath()
    if (!path.includes(box) && !path.includes(anchor)) {
      onClose('outside')
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
      // Prevented, it does not close the dialog around.
      event.preventDefault()
      onClose('escape')
    }
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isInside(relatedTarget)) {
      onClose('focus')
    }
  }
  for (const type of ['pointerdown', 'click']) {
    // A closed root hides from the roots around where in it a press was, so it judges itself. What
    // it has not heard when its host does was a press on the host.
    const closed: Element[] = []
    for (const root of rootsAround(box)) {
      const hidden = [...closed]
      const onPressAround = (event: Event) => {
        const path = event.composedPath()
        if (!hidden.some((host) => path.includes(host))) {
          onPress(event)
        }
      }
      root.addEventListener(type, onPressAround, { capture: true, signal })
      if (isShadow(root) && root.mode === 'closed') {
        closed.push(root.host)
        root.host.addEventListener(type, onPress, { signal })
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

/** Whether a node lies in a box as it is drawn: through slots and shadow roots. */
function holds(box: Node, target: EventTarget | null): boolean {
  let node: Node | null = isNode(target) ? target : null
  while (node && node !== box) {
    const around: Node | null = slotOf(node) ?? node.parentNode
    node = around ?? (isShadow(node) ? node.host : null)
  }
  return node === box
}

function slotOf(node: Node & { assignedSlot?: HTMLSlotElement | null }): HTMLSlotElement | null {
  return node.assignedSlot ?? null
}
