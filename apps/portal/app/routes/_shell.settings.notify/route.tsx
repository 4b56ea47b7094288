import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadRules } from '../../notify/notify.server.ts'
import { words } from '../../notify/notify.words.ts'
import { ModuleTabs, RuleList } from '../../notify/rule-list.tsx'
import { paths } from '../../paths.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadRules({ context, request })
}

/** Who else is told of what happens in a module, or on one form. */
export default function NotifyRules() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      >
        <ModuleTabs module={page.module} />
      </LowerPageHead>
      <RuleList {...page} />
    </>
  )
}
