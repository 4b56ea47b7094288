import { useCallback, useState } from 'react'
import { type Ask, useAsked } from './use-asked.ts'

/** A list that somebody else keeps, and what is known of it here. */
export interface KeptList<T> {
  /** The list as it was last heard or changed here. */
  items: readonly T[] | undefined
  isLoading: boolean
  problem: string | undefined
  /** Asks for it again; what is here stays meanwhile. */
  read: () => void
  /** Changes what is here, after it was changed there. */
  change: (change: (items: readonly T[]) => readonly T[]) => void
}

/** Asks for a list, and follows it while it is changed from here. Another `list` starts anew. */
export function useKeptList<T>(list: Ask<undefined, readonly T[]> | undefined): KeptList<T> {
  const [kept, setKept] = useState<{ from: typeof list; items: readonly T[] }>()
  const [asked, { ask }] = useAsked<undefined, readonly T[]>(
    list &&
      (async (_, options) => {
        const items = await list(undefined, options)
        if (!options.signal.aborted) {
          setKept({ from: list, items })
        }
        return items
      }),
  )
  const items = kept && kept.from === list ? kept.items : undefined
  return {
    items,
    isLoading: asked.state === 'loading' && !items,
    problem: asked.problem,
    read: useCallback(() => ask(undefined), [ask]),
    change: (change) => setKept((now) => now && { ...now, items: change(now.items) }),
  }
}
