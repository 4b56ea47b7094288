import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react'
import { EntryActionsPage } from '../../entry-actions/entry-actions-page.tsx'
import { loadEntryActions } from '../../entry-actions/entry-actions.server.ts'
import { EntryTabs } from '../../entry-actions/entry-tabs.tsx'
import { toEntryView } from '../../fill-out/entry-view.server.ts'
import { loadFillData } from '../../fill-out/fill-data.server.ts'
import { FillerPage } from '../../fill-out/filler.tsx'
import { NotKeptAnswers } from '../../fill-out/not-kept-answers.tsx'
import { isNotKept } from '../../fill-out/not-kept.ts'
import { ReturnedNote } from '../../fill-out/returned-note.tsx'
import { toReturned } from '../../fill-out/returned.server.ts'
import { ReadOnlyEntry } from '../../fill-out/read-only-entry.tsx'
import { paths } from '../../paths.ts'
import { handedBackIn, readReview } from '../../review-question/decision.server.ts'
import { HandedBack } from '../../review-question/handed-back.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { useRootData } from '../../shell/root-data.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { takePost } from './take-post.server.ts'

export const handle = { frame: 'form' } satisfies FrameHandle

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? titleOf(page) : 'Form'} · Holdpoint` },
]

// The part of an entry that links of the action summary name (spec 2): its actions.
const actionsTab = 3

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  if (new URL(request.url).searchParams.get('tab') === String(actionsTab)) {
    return { kind: 'actions' as const, view: await loadEntryActions(detail, { context, request }) }
  }
  if (!detail.can.fill) {
    const view = toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
    return { kind: 'read' as const, view, actionCount: detail.entry.actionCount }
  }
  const isReviewed = detail.entry.formStatus === 'in_review'
  const handedBack = isReviewed
    ? handedBackIn(await readReview(detail.entry.id, { context, request }))
    : []
  const asked = Object.fromEntries(handedBack.map(({ key, note, by }) => [key, { note, by }]))
  const fill = await loadFillData(detail, { context, request, person, asked })
  // A page that comes back from the browser's memory would show, and send, old answers.
  const headers = { 'Cache-Control': 'no-store' }
  const returned = toReturned(detail, context)
  return data({ kind: 'fill' as const, fill, handedBack, returned }, { headers })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takePost({ context, request, myFormId: params['id'] ?? '' })
}

export default function FillOut() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const notKept = isNotKept(answer) ? answer : undefined
  const again = isNotKept(answer) ? undefined : answer
  switch (page.kind) {
    case 'fill':
      return (
        <FillerPage key={page.fill.id} data={page.fill} again={again}>
          {page.returned !== null && (
            <ReturnedNote returned={page.returned} timeZone={page.fill.timeZone} />
          )}
          <HandedBack
            questions={page.handedBack}
            isBeside
            other={{
              to: paths.fillOut(page.fill.id, { only: page.fill.isOnlyAsked ? 0 : 1 }),
              isWhole: page.fill.isOnlyAsked,
            }}
          />
        </FillerPage>
      )
    case 'actions': {
      const { id } = page.view.head
      return (
        <EntryActionsPage
          view={page.view}
          here={paths.fillOut(id, { tab: actionsTab })}
          tabs={<Parts id={id} isActions actionCount={page.view.actions.length} />}
        />
      )
    }
    case 'read': {
      const { id } = page.view
      return (
        <ReadOnlyEntry
          view={page.view}
          here={paths.fillOut(id)}
          tabs={<Parts id={id} isActions={false} actionCount={page.actionCount} />}
        >
          {notKept !== undefined && <NotKeptAnswers notKept={notKept} />}
        </ReadOnlyEntry>
      )
    }
  }
}

/** What was typed into a form that is gone is shown in place of the error, which says the rest. */
export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRootData()
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <>
      {isNotKept(thrown) && <NotKeptAnswers notKept={thrown} />}
      <ErrorPage error={error} requestId={root?.requestId} />
    </>
  )
}

interface PartsProps {
  id: string
  isActions: boolean
  actionCount: number
}

function Parts({ id, ...shown }: PartsProps) {
  return (
    <EntryTabs
      answers={paths.fillOut(id)}
      actions={paths.fillOut(id, { tab: actionsTab })}
      review={paths.reviewQuestion(id)}
      {...shown}
    />
  )
}

type Page =
  | { kind: 'fill'; fill: { title: string } }
  | { kind: 'read'; view: { title: string } }
  | { kind: 'actions'; view: { head: { title: string } } }

function titleOf(page: Page): string {
  switch (page.kind) {
    case 'fill':
      return page.fill.title
    case 'read':
      return page.view.title
    case 'actions':
      return page.view.head.title
  }
}
