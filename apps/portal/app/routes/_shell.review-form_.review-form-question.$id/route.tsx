import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EntryActionsPage } from '../../entry-actions/entry-actions-page.tsx'
import { loadEntryActions, toEntryHead } from '../../entry-actions/entry-actions.server.ts'
import { EntryFilesPart } from '../../entry-files/entry-files-part.tsx'
import { loadEntryFiles } from '../../entry-files/entry-files.server.ts'
import { loadEntrySubForms } from '../../entry-sub-forms/entry-sub-forms.server.ts'
import { PartOf } from '../../entry-sub-forms/part-of.tsx'
import { SubFormsPart } from '../../entry-sub-forms/sub-forms-part.tsx'
import { definitionOf } from '../../fill-out/definition-of.server.ts'
import { formLanguages } from '../../fill-out/language/form-languages.server.ts'
import { ReadLanguages } from '../../fill-out/language/language-switch.tsx'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { KudosPart } from '../../kudos/kudos-part.tsx'
import { loadKudos, takeKudos } from '../../kudos/kudos.server.ts'
import { paths } from '../../paths.ts'
import { FollowButton } from '../../records/follow-button.tsx'
import { loadFollow } from '../../records/follow.server.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { answersShownIn, askedAnswers } from '../../review-question/answers-shown.ts'
import { AccessPane } from '../../review-question/access-pane.tsx'
import { placeholderRows, useAwaitedTab } from '../../review-question/awaited-tab.ts'
import { takeAccess, takeAccessPeople } from '../../review-question/access.server.ts'
import { takeDecision } from '../../review-question/decide.server.ts'
import { loadAccess, readReview, toDecision } from '../../review-question/decision.server.ts'
import { words } from '../../review-question/decision.words.ts'
import { DecisionBar } from '../../review-question/decision.tsx'
import { ElevatedPane } from '../../review-question/elevated-pane.tsx'
import { EmailPart } from '../../review-question/email-part.tsx'
import {
  loadElevated,
  loadEmail,
  takeBackEmail,
  takeElevation,
  takeEmail,
} from '../../review-question/further.server.ts'
import { HistoryPane } from '../../review-question/history-pane.tsx'
import { loadEntryHistory } from '../../review-question/history.server.ts'
import { toReview } from '../../review-question/review.server.ts'
import { ReviewEntry } from '../../review-question/review-entry.tsx'
import { ReviewPane } from '../../review-question/review-pane.tsx'
import { ReviewTabs } from '../../review-question/review-tabs.tsx'
import { SignPart } from '../../review-question/sign-part.tsx'
import { signReview } from '../../review-question/sign-review.server.ts'
import { tabs } from '../../review-question/tabs.ts'
import { VersionPane } from '../../review-question/version-pane.tsx'
import { VersionsPane } from '../../review-question/versions-pane.tsx'
import { loadVersionsPart } from '../../review-question/versions.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formText } from '../../ui/form-text.ts'

export const handle = { frame: 'record' } satisfies FrameHandle

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? 'Form'} · Holdpoint` },
]

/** An entry for those who decide on it, sign it or read it: what failed first, then all of it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  const { id, actionCount } = detail.entry
  const ask = { context, request, person }
  const reader = { ...ask, personId: person.user.personId }
  const page = { title: detail.entry.form.title, actionCount, timeZone: context.timeZone }
  const { searchParams } = new URL(request.url)
  switch (Number(searchParams.get('tab'))) {
    case tabs.actions:
      return { ...page, kind: 'actions' as const, view: await loadEntryActions(detail, ask) }
    case tabs.versions: {
      const view = await loadVersionsPart(detail, ask)
      return { ...page, kind: 'versions' as const, head: toEntryHead(detail), view }
    }
    case tabs.history: {
      const view = await loadEntryHistory(id, ask)
      return { ...page, kind: 'history' as const, head: toEntryHead(detail), view }
    }
    case tabs.access: {
      const [view, email] = await Promise.all([loadAccess(detail.entry, ask), loadEmail(id, ask)])
      return { ...page, kind: 'access' as const, head: toEntryHead(detail), view, email }
    }
    case tabs.elevated: {
      const view = await loadElevated(id, ask)
      return { ...page, kind: 'elevated' as const, head: toEntryHead(detail), view }
    }
    default: {
      const review = await readReview(id, ask)
      const view = toReview(detail, review.steps, ask)
      const [decision, subForms, files, kudos, follow] = await Promise.all([
        toDecision(review, { ...reader, shown: detail.entry.rowVersion }),
        loadEntrySubForms(id, ask, paths.reviewQuestion),
        loadEntryFiles(detail, ask),
        loadKudos(detail, reader),
        loadFollow(context, 'my_form', id),
      ])
      const shown = answersShownIn(searchParams)
      const language = {
        languages: formLanguages(definitionOf(detail)),
        lang: detail.language,
      }
      const beside = { subForms, files, kudos, follow, language }
      return { ...page, kind: 'answers' as const, view, decision, ...beside, shown }
    }
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const post = { context, request, myFormId: params['id'] ?? '', form }
  switch (formText(form, 'intent').split(':')[0]) {
    case 'move':
      return takeDecision(post)
    case 'find':
      return form.has('event') ? takeDecision(post) : takeAccessPeople(post)
    case 'access':
      return takeAccess(post)
    case 'access-people':
      return takeAccessPeople(post)
    case 'kudos':
      return takeKudos(post, paths.reviewQuestion(post.myFormId))
    case 'elevate':
      return takeElevation(post)
    case 'mail':
      return takeEmail(post)
    case 'unmail':
      return takeBackEmail(post)
    default:
      return signReview(post)
  }
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function ReviewQuestion() {
  const page = useLoaderData<typeof loader>()
  const { kind, actionCount, timeZone } = page
  const { id } = headOf(page)
  const here = paths.reviewQuestion(id, { tab: tabs[kind] })
  const awaited = useAwaitedTab(kind)
  const parts = <ReviewTabs id={id} current={awaited ?? kind} actionCount={actionCount} />
  if (awaited !== null) {
    return (
      <ReviewPane head={headOf(page)} here={here} tabs={parts}>
        <Skeleton rows={placeholderRows[awaited]} label={words.loading} />
      </ReviewPane>
    )
  }
  switch (page.kind) {
    case 'actions':
      return <EntryActionsPage view={page.view} backTo="reviews" here={here} tabs={parts} />
    case 'versions':
      return (
        <ReviewPane head={page.head} here={here} tabs={parts}>
          {page.view.kind === 'one' ? (
            <VersionPane view={page.view} timeZone={timeZone} />
          ) : (
            <VersionsPane view={page.view} timeZone={timeZone} />
          )}
        </ReviewPane>
      )
    case 'history':
      return (
        <ReviewPane head={page.head} here={here} tabs={parts}>
          <HistoryPane {...page.view} />
        </ReviewPane>
      )
    case 'access':
      return (
        <ReviewPane head={page.head} here={here} tabs={parts}>
          <AccessPane view={page.view} search={searchPeople} />
          {page.email !== null && <EmailPart view={page.email} />}
        </ReviewPane>
      )
    case 'elevated':
      return (
        <ReviewPane head={page.head} here={here} tabs={parts}>
          <ElevatedPane view={page.view} />
        </ReviewPane>
      )
    case 'answers': {
      const { view, decision, subForms, files, kudos, follow, shown } = page
      const { entry, signing } = view
      const back = paths.reviewQuestion(id, { tab: tabs.answers, ...askedAnswers(shown) })
      return (
        <>
          <ReviewEntry
            view={view}
            decision={decision}
            shown={shown}
            here={back}
            tabs={parts}
            before={
              <>
                <ReadLanguages {...page.language} here={back} />
                <PartOf parent={subForms.parent} />
              </>
            }
            after={
              <>
                <SubFormsPart forms={subForms.forms} />
                <EntryFilesPart view={files} />
                <KudosPart view={kudos} submitter={entry.submitter} timeZone={timeZone} />
                <FollowButton follow={follow} here={here} />
                {signing !== null && <SignPart signing={signing} here={here} />}
              </>
            }
          />
          <DecisionBar view={decision} here={back} search={searchPeople} />
        </>
      )
    }
  }
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>

/** What stands at the head of every part. */
function headOf(page: Page) {
  switch (page.kind) {
    case 'answers':
      return page.view.entry
    case 'actions':
      return page.view.head
    default:
      return page.head
  }
}
