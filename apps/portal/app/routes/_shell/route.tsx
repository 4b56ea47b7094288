import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { requirePerson } from '../../session/require-person.server.ts'
import { Frame } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { useRootData } from '../../shell/root-data.ts'
import { ShellDataProvider, useLiveCounts, type ShellData } from '../../shell/shell-data.ts'
import { waitingFor } from '../../shell/waiting.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return (await waitingFor(context)) satisfies ShellData
}

export const shouldRevalidate = isReadAnew

export default function Shell() {
  const root = useRootData()
  const counts = useLiveCounts(useLoaderData<typeof loader>())
  return (
    <ShellDataProvider value={counts}>
      <Frame>
        {/* Whoever signs in meanwhile starts anew: what the one before had typed is not theirs. */}
        <Outlet key={root?.person?.id} />
      </Frame>
    </ShellDataProvider>
  )
}

export { FailedPage as ErrorBoundary } from '../../shell/failed-page.tsx'
