import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '../root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>

let lastKnown: RootData | undefined

/**
 * Keeps what the root knows for the moment when a move fails and leaves it nothing: the frame, the
 * theme and the person stay. A browser alone remembers; a server would mix people up.
 */
export function rememberRootData(root: RootData | undefined): void {
  // What was said once is not said again.
  lastKnown = root && { ...root, toast: null }
}

/** What the root knows of this request, or knew of the last one; undefined when it never did. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? lastKnown
}
