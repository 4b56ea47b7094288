import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requirePerson } from '../../session/require-person.server.ts'
import { SettingsPage } from '../../settings/settings-page.tsx'
import { partsFor } from '../../settings/settings-parts.server.ts'
import { words } from '../../shell/shell.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.settings} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  const { permissions } = requirePerson(context, request)
  return { timeZone: context.timeZone, parts: partsFor(permissions) }
}

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
