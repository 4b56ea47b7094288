import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { offlineWords } from '../../offline/offline.words.ts'
import { UnsentPage } from '../../offline/unsent/unsent-page.tsx'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction = () => [{ title: `${offlineWords.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return {
    personId: requirePerson(context, request).user.personId,
    timeZone: context.timeZone,
    now: context.now().toISOString(),
  }
}

export default function Unsent() {
  return <UnsentPage {...useLoaderData<typeof loader>()} />
}
