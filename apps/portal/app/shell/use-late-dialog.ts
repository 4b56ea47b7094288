import { useLocation, useNavigate } from '@remix-run/react'
import { startTransition, useState, type ComponentType } from 'react'

/** A dialog over the page that one is on, whose script comes when it is first asked for. */
export interface LateDialog<Props> {
  /** Null while it is not open. */
  Dialog: ComponentType<Props> | null
  /** Fetches its script, so that it is there when it is asked for; whether that fails is told then. */
  fetch: () => void
  open: () => void
  close: () => void
}

/**
 * Opens a dialog that also stands as a page, which is the way where its script does not come. It goes
 * with the page that it was opened over.
 */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  page: string,
): LateDialog<Props> {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = pathname + search
  const fetched = () => load().then((part) => startTransition(() => setLoaded(() => part)))
  return {
    Dialog: openAt === here ? Loaded : null,
    fetch: () => {
      fetched().catch(() => undefined)
    },
    open: () => {
      // A page that is still coming to life comes first: what is set at once would make parts of it
      // that the server drew be drawn anew, and lose what was done with them.
      startTransition(() => setOpenAt(here))
      fetched().catch(() => navigate(page))
    },
    close: () => setOpenAt(null),
  }
}
