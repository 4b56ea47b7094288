import { useState } from 'react'
import { useBeforePaint } from './use-before-paint.ts'

/** The id of a part that others point to, and how that part tells of the caller's own. */
export type GivenId = readonly [id: string, give: (id: string | undefined) => void]

/** Keeps the id of a part: the one that the caller gave it, else ours. */
export function useGivenId(own: string): GivenId {
  const [given, give] = useState<string>()
  return [given ?? own, give]
}

/**
 * Tells of the id that the caller gave a part. It is known once the part is drawn in a browser: on a
 * page without JavaScript what points to the part needs the same id from the caller.
 */
export function useGiveId(give: GivenId[1], id: string | undefined): void {
  useBeforePaint(() => {
    give(id)
    return () => give(undefined)
  }, [give, id])
}
