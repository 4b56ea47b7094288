import { useRouteError } from '@remix-run/react'
import { ErrorPage } from '../ui/error-page.tsx'
import { Frame } from './frame.tsx'
import { useRootData } from './root-data.ts'

/** A page that failed keeps its frame, so that the way on is where it always is. */
export function FailedPage() {
  const error = useRouteError()
  const root = useRootData()
  const isSignedIn = Boolean(root?.person)
  const page = <ErrorPage {...{ error, isSignedIn }} requestId={root?.requestId} />
  return isSignedIn ? <Frame>{page}</Frame> : <main id="main">{page}</main>
}
