import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError } from '@remix-run/react'
import { requirePerson } from '../../session/require-person.server.ts'
import { Frame } from '../../shell/frame.tsx'
import { useRootData } from '../../shell/root-data.ts'
import { ErrorPage } from '../../ui/error-page.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return null
}

export default function Shell() {
  const root = useRootData()
  return (
    <Frame>
      {/* Whoever signs in meanwhile starts anew: what the one before had typed is not theirs. */}
      <Outlet key={root?.person?.id} />
    </Frame>
  )
}

/** A page that failed keeps its frame, so that the way on is where it always is. */
export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRootData()
  const page = <ErrorPage error={error} requestId={root?.requestId} />
  return root?.person ? <Frame>{page}</Frame> : <main id="main">{page}</main>
}
