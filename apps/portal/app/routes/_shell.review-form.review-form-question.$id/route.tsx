import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EntryActionsPage } from '../../entry-actions/entry-actions-page.tsx'
import { loadEntryActions } from '../../entry-actions/entry-actions.server.ts'
import { EntryTabs } from '../../entry-actions/entry-tabs.tsx'
import { ReadOnlyEntry } from '../../fill-out/read-only-entry.tsx'
import { paths } from '../../paths.ts'
import { loadReview } from '../../review-question/review.server.ts'
import { SignPart } from '../../review-question/sign-part.tsx'
import { signReview } from '../../review-question/sign-review.server.ts'
import { Signers } from '../../review-question/signers.tsx'
import { tabs } from '../../review-question/tabs.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'

export const handle = { frame: 'form' } satisfies FrameHandle

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? 'Form'} · Holdpoint` },
]

/** The entry that a row of the Signature tab leads to, for those who sign and approve it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  const ask = { context, request, person }
  const { title } = detail.entry.form
  if (new URL(request.url).searchParams.get('tab') === String(tabs.actions)) {
    return { kind: 'actions' as const, title, view: await loadEntryActions(detail, ask) }
  }
  return { kind: 'answers' as const, title, view: await loadReview(detail, ask) }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return signReview({ context, request, myFormId: params['id'] ?? '' })
}

export default function ReviewQuestion() {
  const page = useLoaderData<typeof loader>()
  const id = page.kind === 'actions' ? page.view.head.id : page.view.entry.id
  const here = paths.reviewQuestion(id, { tab: tabs[page.kind] })
  const entryTabs = (
    <EntryTabs
      answers={paths.reviewQuestion(id, { tab: tabs.answers })}
      actions={paths.reviewQuestion(id, { tab: tabs.actions })}
      isActions={page.kind === 'actions'}
      actionCount={page.kind === 'actions' ? page.view.actions.length : page.view.actionCount}
    />
  )
  if (page.kind === 'actions') {
    return <EntryActionsPage view={page.view} backTo="signature" here={here} tabs={entryTabs} />
  }
  const { entry, signers, signing } = page.view
  return (
    <ReadOnlyEntry
      view={entry}
      backTo="signature"
      here={here}
      tabs={entryTabs}
      after={signing !== null && <SignPart signing={signing} here={here} />}
    >
      <Signers
        myFormId={entry.id}
        signers={signers}
        timeZone={entry.timeZone}
        isAwaited={signing !== null}
      />
    </ReadOnlyEntry>
  )
}
