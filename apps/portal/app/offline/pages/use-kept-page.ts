import { useEffect, useState } from 'react'
import { canKeep, openKeptStore } from '../device-store.ts'
import { keptPages } from './kept-pages.ts'

/** Whether the device keeps a page: since when, not yet, or not at all. */
export type KeptState = { at: string } | 'keeping' | 'never'

const lookEveryMs = 1000
// Whoever has not kept it by then was told so.
const looksMax = 40

/** Looks since when a page is on the device, for as long as a newer copy may be on its way. */
export function useKeptPage(address: string): KeptState {
  const [state, setState] = useState<KeptState>('keeping')

  useEffect(() => {
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    async function look(): Promise<void> {
      looks += 1
      const at = await keptAt(address).catch(() => null)
      if (isOver) {
        return
      }
      if (at !== null) {
        setState({ at: new Date(at).toISOString() })
      } else if (looks >= looksMax) {
        setState('never')
      }
      if (looks < looksMax) {
        timer = setTimeout(() => void look(), lookEveryMs)
      }
    }

    if (canKeep() && 'serviceWorker' in navigator) {
      void look()
    } else {
      setState('never')
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [address])

  return state
}

async function keptAt(address: string): Promise<number | null> {
  const store = await openKeptStore()
  if (store === null) {
    return null
  }
  try {
    const pages = await keptPages(store)
    return pages.find((page) => page.address === address)?.at ?? null
  } finally {
    store.close()
  }
}
