import { useEffect } from 'react'
import { createCell, useCell } from './cell.ts'

// Work that keeps the page waiting: the overlay of the specification stands over it once it has
// taken longer than a moment.

/** A piece of work; one that can be called off says how. */
export type Work = { id: number; cancel: { name: string; press: () => void } | null }

/** What is over within this time needs no word: an overlay that flashes says nothing. */
export const momentMs = 1000

const lasting = createCell<readonly Work[]>([])
let count = 0

/** Begins a piece of work; answers how to end it. Ending it twice is no matter. */
export function beginWork(cancel: Work['cancel'] = null): () => void {
  const work = { id: (count += 1), cancel }
  const timer = setTimeout(() => lasting.write([...lasting.read(), work]), momentMs)
  return () => {
    clearTimeout(timer)
    const others = lasting.read().filter(({ id }) => id !== work.id)
    if (others.length < lasting.read().length) {
      lasting.write(others)
    }
  }
}

/** The page waits as long as this is so. */
export function useWork(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? beginWork() : undefined), [isUnderWay])
}

/**
 * Does it once no overlay stands over the page: what lies below one takes no focus, and the overlay
 * gives it back where it was as it goes.
 */
export function onceUncovered(act: () => void): void {
  if (document.body.hasAttribute('data-hp-processing')) {
    requestAnimationFrame(() => onceUncovered(act))
  } else {
    act()
  }
}

/** The work that lasts, the latest if there is more; undefined while there is none. */
export function useLastingWork(): Work | undefined {
  return useCell(lasting).at(-1)
}
