import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../internals/use-latest.ts'
import { createToastClock } from './toast-clock.ts'
import { followModal } from './follow-modal.ts'
import { joinToastStack } from './toast-stack.ts'
import { type ToastEnd, type ToastEntry, type Toasts } from './toasts.ts'

// A live region speaks only of what changes after it was there, and a moved one is new.
const beforeSayingMs = 150
const afterSayingMs = 1_000

/** What a region needs besides the toasts. */
export interface ToastRegionOptions {
  toasts: Toasts
  shownMax: number
  hotkey: string
  /** What moves into an open dialog: the host of the shadow root around, else the carrier. */
  frame: HTMLElement | undefined
  /** What is read out of a toast. */
  wordsOf: (toast: ToastEntry) => string
}

/** A region's state, without markup. */
export interface ToastRegionState {
  /** The toasts that have room. */
  shown: readonly ToastEntry[]
  /** What is read out now, politely and at once. */
  said: { polite: string; urgent: string }
  homeRef: (home: HTMLElement | null) => void
  regionRef: (region: HTMLElement | null) => void
  /** Where the region is drawn once there is a browser. */
  carrier: HTMLElement | undefined
  dismiss: (id: string, why: ToastEnd) => void
}

/** Shows a store's toasts in order, counts their time, reads them out and keeps them within reach. */
export function useToastRegion(options: ToastRegionOptions): ToastRegionState {
  const { toasts, shownMax, hotkey, frame } = options
  const all = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  const shown = useMemo(() => all.slice(0, shownMax), [all, shownMax])
  const [home, homeRef] = useState<HTMLElement | null>(null)
  const [region, regionRef] = useState<HTMLElement | null>(null)
  const [carrier, setCarrier] = useState<HTMLElement>()
  const [isCovered, setCovered] = useState(false)
  const held = useRef(new Set<string>())
  const backTo = useRef<HTMLElement | null>(null)
  // What is dismissed while the focus is in the region, which goes on once it is drawn no more.
  const leaving = useRef<string>()
  const follow = useRef<() => void>()
  // Which control had the keyboard where a server drew it; it is drawn anew where it is carried.
  const focusedAt = useRef(-1)
  const dismiss = (id: string, why: ToastEnd) => {
    leaving.current = region?.matches(':focus-within') === true ? id : undefined
    toasts.dismiss(id, why)
  }
  const latest = useLatest({ shown, toasts, dismiss })
  const [clock] = useState(() =>
    createToastClock((id) => latest.current.toasts.dismiss(id, 'time')),
  )
  const said = useSaid(shown, isCovered, options.wordsOf)

  useEffect(() => {
    if (!home) {
      return undefined
    }
    const made = home.ownerDocument.createElement('div')
    home.append(made)
    focusedAt.current = controlsOf(home).findIndex((control) => control.matches(':focus'))
    setCarrier(made)
    return () => {
      made.remove()
      setCarrier(undefined)
    }
  }, [home])

  useEffect(() => {
    if (!home || !carrier || !region) {
      return undefined
    }
    const page = home.ownerDocument
    const raise = () => {
      region.setAttribute('popover', 'manual')
      if (region.isConnected) {
        region.hidePopover()
        region.showPopover()
      }
    }
    const followed = followModal({
      node: frame ?? carrier,
      home: frame?.parentElement ?? home,
      root: frame ? page : rootOf(home),
      onMove: raise,
      onCover: setCovered,
    })
    follow.current = () => {
      followed.follow()
      raise()
    }
    follow.current()

    const hold = (reason: string, isHeld: boolean) => {
      held.current[isHeld ? 'add' : 'delete'](reason)
      clock.keep(latest.current.shown, held.current.size > 0)
    }
    const listening = new AbortController()
    const { signal } = listening
    region.addEventListener('pointerenter', () => hold('hover', true), { signal })
    region.addEventListener('pointerleave', () => hold('hover', false), { signal })
    region.addEventListener('focusin', onFocusIn, { signal })
    region.addEventListener('focusout', onFocusOut, { signal })
    region.addEventListener('keydown', onEscape, { signal })
    page.addEventListener('visibilitychange', onVisibility, { signal })
    page.addEventListener('keydown', onHotkey, { signal })
    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) {
        backTo.current = relatedTarget
      }
      hold('focus', true)
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      hold('focus', relatedTarget instanceof Node && region?.contains(relatedTarget) === true)
    }
    function onEscape(event: KeyboardEvent) {
      const toast = event.target instanceof Element ? event.target.closest('[data-toast]') : null
      const id = toast?.getAttribute('data-toast')
      if (event.key === 'Escape' && id) {
        // A dialog around must not close by the same key.
        event.preventDefault()
        event.stopPropagation()
        latest.current.dismiss(id, 'dismiss')
      }
    }
    function onVisibility() {
      hold('hidden', page.hidden)
    }
    function onHotkey(event: KeyboardEvent) {
      if (event.key === hotkey && latest.current.shown.length > 0 && !event.defaultPrevented) {
        event.preventDefault()
        firstButton(region)?.focus()
      }
    }
    onVisibility()
    if (carrier.contains(region)) {
      controlsOf(region)[focusedAt.current]?.focus()
      focusedAt.current = -1
    }
    return () => {
      listening.abort()
      followed.stop()
      clock.stop()
      held.current.clear()
    }
  }, [home, carrier, region, frame, hotkey, clock, latest])

  // A place of its own beside other regions of the page.
  const [stack, setStack] = useState<ReturnType<typeof joinToastStack>>()
  useEffect(() => {
    if (!region) {
      return undefined
    }
    const joined = joinToastStack(region, (belowPx) =>
      region.style.setProperty('--hp-toast-below', `${belowPx}px`),
    )
    setStack(joined)
    return joined.leave
  }, [region])

  useEffect(() => {
    if (!region) {
      return
    }
    if (shown.length === 0) {
      held.current.delete('hover')
      held.current.delete('focus')
    }
    held.current[isCovered ? 'add' : 'delete']('covered')
    clock.keep(shown, held.current.size > 0)
    stack?.measure()
    if (leaving.current !== undefined && shown.every(({ id }) => id !== leaving.current)) {
      leaving.current = undefined
      ;(firstButton(region) ?? backTo.current)?.focus()
    }
  }, [shown, isCovered, region, clock, stack])

  const newest = shown.at(-1)
  useEffect(() => {
    if (newest) {
      follow.current?.()
    }
  }, [newest])

  return {
    shown,
    said,
    homeRef,
    regionRef,
    carrier,
    dismiss,
  }
}

/** What the live regions say: each toast once, when a screen reader can hear it. */
function useSaid(
  shown: readonly ToastEntry[],
  isCovered: boolean,
  wordsOf: ToastRegionOptions['wordsOf'],
): ToastRegionState['said'] {
  const [said, setSaid] = useState(nothing)
  // By id, because what was said of a toast that changes is not said again.
  const heard = useRef(new Map<string, string>())
  const words = useLatest(wordsOf)
  useEffect(() => {
    const isShown = new Set(shown.map(({ id }) => id))
    for (const id of heard.current.keys()) {
      if (!isShown.has(id)) {
        heard.current.delete(id)
      }
    }
    const isNews = (toast: ToastEntry) => heard.current.get(toast.id) !== words.current(toast)
    const fresh = isCovered ? [] : shown.filter(isNews)
    if (fresh.length === 0) {
      return undefined
    }
    const timer = setTimeout(() => {
      fresh.forEach((toast) => heard.current.set(toast.id, words.current(toast)))
      const join = (isUrgent: boolean) =>
        fresh
          .filter(({ tone }) => (tone === 'error') === isUrgent)
          .map((toast) => words.current(toast))
          .join(' ')
      setSaid({ polite: join(false), urgent: join(true) })
    }, beforeSayingMs)
    return () => clearTimeout(timer)
  }, [shown, isCovered, words])
  useEffect(() => {
    const timer = said === nothing ? undefined : setTimeout(() => setSaid(nothing), afterSayingMs)
    return () => clearTimeout(timer)
  }, [said])
  return said
}

const nothing = { polite: '', urgent: '' }

/** The close button is a tick until a script stands by it. */
function controlsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('button, a[href], input[type="checkbox"]')]
}

function firstButton(region: HTMLElement | null): HTMLElement | null {
  return region?.querySelector<HTMLElement>('button, a[href]') ?? null
}

function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root : document
}
