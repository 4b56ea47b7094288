import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DirectoryPage } from '../../api-keys/directory-page.tsx'
import { words } from '../../api-keys/directory.words.ts'
import { toKeyView } from '../../api-keys/key-view.server.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

/** Whoever may keep API keys sees this page: a directory needs one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { data } = contentOf(await context.api.apiKeys.list({}), request, { forbidden: 'settings' })
  const keys = data
    .filter(({ state, scopes }) => state === 'living' && scopes.includes('directory'))
    .map((key) => toKeyView(key, context.timeZone, context.now()))
  return { portal: context.publicOrigin, keys }
}

/** How the directory of the company keeps the people here. */
export default function Directory() {
  const { portal, keys } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <DirectoryPage portal={portal} keys={keys} />
    </>
  )
}
