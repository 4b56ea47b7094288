import { useState } from 'react'
import type { FillerStore } from './filler-store.ts'
import { focusQuestion } from './focus.ts'
import type { AnsweringWords } from './language/answering.words.ts'
import type { Filler } from './use-filler.ts'

/** Ways off the page that wait until all is saved. */
export interface OnceSaved {
  onceSaved: (go: () => void) => void
  /** Why a press did not go on; empty where nothing is said. */
  notice: string
}

/** Saves, then goes on. Where something would be lost it stays, says so, and shows what is open. */
export function useOnceSaved(
  { store, isSafe }: Pick<Filler, 'store' | 'isSafe'>,
  words: Pick<AnsweringWords, 'stays'>,
): OnceSaved {
  const [isStaying, setStaying] = useState(false)
  if (isStaying && isSafe) {
    setStaying(false)
  }

  async function leave(go: () => void) {
    if (await goOnceSaved(store, go)) {
      return
    }
    const { firstOpen } = store.standing()
    setStaying(true)
    if (firstOpen !== undefined) {
      focusQuestion(firstOpen)
    }
  }

  return { onceSaved: (go) => void leave(go), notice: isStaying ? words.stays : '' }
}

/**
 * Saves, goes on where nothing is lost by it, and answers whether it did. That the server has all
 * that could be sent is not enough: a value that cannot be read is never sent, and a photo takes
 * its own way.
 */
export async function goOnceSaved(
  store: Pick<FillerStore, 'actions' | 'standing'>,
  go: () => void,
): Promise<boolean> {
  const mayGo = (await store.actions.settle()) && store.standing().isSafe
  if (mayGo) {
    go()
  }
  return mayGo
}
