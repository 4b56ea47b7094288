import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { loadRule, takeRule } from '../../notify/notify.server.ts'
import { words } from '../../notify/notify.words.ts'
import { RuleForm } from '../../notify/rule-form.tsx'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.what ?? words.title} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadRule(params['event'], { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeRule(params['event'], { context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

/** Whom one rule tells. */
export default function NotifyRule() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={page.what}
        trail={[
          { name: shellWords.settings, to: paths.settings() },
          { name: words.title, to: page.backTo },
        ]}
      />
      <RuleForm page={page} search={searchPeople} />
    </>
  )
}
