/** What a toast tells; `busy` is work that lasts, whose toast stays until it is dismissed or replaced. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error' | 'busy'

/** Why a toast went. */
export type ToastEnd = 'time' | 'dismiss' | 'action'

/** What can be done from a toast, such as Undo. */
export type ToastAction = {
  label: string
  /** Does it; the toast then goes. */
  onAction?: (() => void) | undefined
}

/** A toast to be shown. */
export type ToastDraft = {
  /** Names the toast, so that it can be dismissed; one that is there already is replaced. */
  id?: string | undefined
  /** Default `success`. An error interrupts what a screen reader says. */
  tone?: ToastTone | undefined
  /** Default: the tone's, which is Success, Note, Warning, Error or Please wait. */
  title?: string | undefined
  text: string
  /** What changes all the time, such as how much has arrived: seen, and never read out. */
  detail?: string | undefined
  action?: ToastAction | undefined
  /**
   * How long it stays. Default 4000 (spec 9), or 10000 with an action, which never stays shorter
   * than that. `Infinity` stays until it is dismissed.
   */
  durationMs?: number | undefined
  /** Hears that the toast has gone, and why. */
  onEnd?: ((why: ToastEnd) => void) | undefined
}

/** A toast with its name. */
export type ToastEntry = ToastDraft & { readonly id: string }

/** Holds a page's toasts, outside of anything that draws them. */
export interface Toasts {
  /** Shows a toast, at once or when there is room. Answers its id. */
  show: (toast: ToastDraft) => string
  /** Lets a toast go, or without an id all of them. */
  dismiss: (id?: string, why?: ToastEnd) => void
  /** All toasts, the oldest first; the same list until something changes. */
  all: () => readonly ToastEntry[]
  /** Hears of each change. Answers how to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Makes a store of toasts, which React need not know of. What a server hands over as `initial`
 * stands in its markup already.
 */
export function createToasts(initial: readonly ToastEntry[] = []): Toasts {
  const listeners = new Set<() => void>()
  let entries = initial
  let count = 0
  const change = (next: readonly ToastEntry[]) => {
    entries = next
    listeners.forEach((listener) => listener())
  }
  return {
    all: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (draft) => {
      count += 1
      const entry = { ...draft, id: draft.id ?? `toast-${count}` }
      const isKnown = entries.some(({ id }) => id === entry.id)
      change(
        isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry],
      )
      return entry.id
    },
    dismiss: (id, why = 'dismiss') => {
      const gone = entries.filter((entry) => id === undefined || entry.id === id)
      if (gone.length > 0) {
        change(entries.filter((entry) => !gone.includes(entry)))
        gone.forEach(({ onEnd }) => onEnd?.(why))
      }
    },
  }
}
