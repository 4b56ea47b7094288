import { useRouteLoaderData } from '@remix-run/react'
import type { Theme } from '../session/theme.ts'
import type { Said } from '../ui/toast-tones.ts'

/** What every page knows: the root's loader answers it. */
export type RootData = {
  theme: Theme
  toast: Said | null
  requestId: string
  /** In which all times of the page are written. */
  timeZone: string
  /** For the forms that stand on every page: theme and sign-out. */
  formKey: string
  person: {
    id: string
    name: string
    firstName: string
    title: string
    organisationName: string
    /** The permission keys that decide which places they see. */
    keys: readonly string[]
  } | null
}

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
  return useRouteLoaderData<() => RootData>('root') ?? lastKnown
}
