import { useMatches } from '@remix-run/react'

/** The `handle` of a route whose page runs no script of ours. */
export type StillHandle = { isScriptless: true }

/** Whether the page that is drawn runs no script of ours. */
export function useIsScriptless(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'isScriptless' in handle,
  )
}
