import { toastDurationMs } from '@holdpoint/api/vocabulary'
import { type ToastEntry } from './toasts.ts'

/** The least time that a toast with an action stays, so that nobody must hurry (WCAG 2.2.1). */
export const toastActionDurationMs = 10_000

/** How long a toast stays. */
export function durationOf({ tone, action, durationMs }: ToastEntry): number {
  if (tone === 'busy') {
    return Infinity
  }
  return action ? Math.max(durationMs ?? 0, toastActionDurationMs) : (durationMs ?? toastDurationMs)
}

/** Counts down for each shown toast; standing still loses none of the time that is left. */
export interface ToastClock {
  /** Counts for these toasts alone, or stands still for all of them. */
  keep: (toasts: readonly ToastEntry[], isStill: boolean) => void
  /** Lets go of every timer. */
  stop: () => void
}

type Count = { toast: ToastEntry; leftMs: number; since: number; timer?: number | undefined }

/** Makes a clock that calls back when a toast's time is over. */
export function createToastClock(onOver: (id: string) => void): ToastClock {
  const counts = new Map<string, Count>()
  const halt = (count: Count) => {
    if (count.timer !== undefined) {
      clearTimeout(count.timer)
      count.timer = undefined
      count.leftMs -= performance.now() - count.since
    }
  }
  const drop = (id: string, count: Count) => {
    halt(count)
    counts.delete(id)
  }
  const stop = () => counts.forEach((count, id) => drop(id, count))
  const keep: ToastClock['keep'] = (toasts, isStill) => {
    counts.forEach((count, id) => {
      // A toast that was replaced starts anew.
      if (!toasts.includes(count.toast)) {
        drop(id, count)
      }
    })
    for (const toast of toasts) {
      const count = counts.get(toast.id) ?? { toast, leftMs: durationOf(toast), since: 0 }
      counts.set(toast.id, count)
      if (isStill) {
        halt(count)
      } else if (count.timer === undefined && Number.isFinite(count.leftMs)) {
        count.since = performance.now()
        count.timer = window.setTimeout(() => {
          counts.delete(toast.id)
          onOver(toast.id)
        }, count.leftMs)
      }
    }
  }
  return { keep, stop }
}
