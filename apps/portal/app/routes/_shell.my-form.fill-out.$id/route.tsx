import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { statusesBySection, type MyFormDetail } from '@holdpoint/api'
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { EntryActionsPage } from '../../entry-actions/entry-actions-page.tsx'
import { loadEntryActions, toEntryHead } from '../../entry-actions/entry-actions.server.ts'
import { EntryTabs } from '../../entry-actions/entry-tabs.tsx'
import { loadEntrySubForms } from '../../entry-sub-forms/entry-sub-forms.server.ts'
import { PartOf } from '../../entry-sub-forms/part-of.tsx'
import { SubFormsPart } from '../../entry-sub-forms/sub-forms-part.tsx'
import { EntryFilesPage } from '../../entry-files/entry-files-page.tsx'
import { EntryFilesPart } from '../../entry-files/entry-files-part.tsx'
import { loadEntryFiles, takeEntryFiles } from '../../entry-files/entry-files.server.ts'
import { AssignedNote } from '../../fill-out/assigned-note.tsx'
import { attachmentsTab, placeIn } from '../../fill-out/attachments-tab.ts'
import { toEntryView } from '../../fill-out/entry-view.server.ts'
import { loadBlankData } from '../../fill-out/blank-data.server.ts'
import { loadFillData } from '../../fill-out/fill-data.server.ts'
import { FillerPage } from '../../fill-out/filler.tsx'
import { NotKeptAnswers } from '../../fill-out/not-kept-answers.tsx'
import { readIntent } from '../../fill-out/intent.ts'
import { isNotKept } from '../../fill-out/not-kept.ts'
import { definitionOf } from '../../fill-out/definition-of.server.ts'
import { formLanguages } from '../../fill-out/language/form-languages.server.ts'
import { ReadLanguages } from '../../fill-out/language/language-switch.tsx'
import { ReturnedNote } from '../../fill-out/returned-note.tsx'
import { toReturned } from '../../fill-out/returned.server.ts'
import { ReadOnlyEntry } from '../../fill-out/read-only-entry.tsx'
import { HandOverPage } from '../../hand-over/hand-over-page.tsx'
import { handOverTab } from '../../hand-over/hand-over-tab.ts'
import { loadHandOver, takeHandOver } from '../../hand-over/hand-over.server.ts'
import { words as handOverWords } from '../../hand-over/hand-over.words.ts'
import { KudosPart } from '../../kudos/kudos-part.tsx'
import { loadKudos, takeKudos } from '../../kudos/kudos.server.ts'
import { readBlankId } from '../../offline/begin/blank-id.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { isFilesAgain } from '../../records/record-files.ts'
import { handedBackIn, readReview } from '../../review-question/decision.server.ts'
import { HandedBack } from '../../review-question/handed-back.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { useRootData } from '../../shell/root-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPage } from '../../ui/error-page.tsx'
import { formText } from '../../ui/form-text.ts'
import { takePost } from './take-post.server.ts'

/** What is filled stands alone; what is read of an entry is a record. */
export const handle = {
  frame: (page) => (page?.kind === 'fill' ? 'form' : 'record'),
} satisfies FrameHandle<Page>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? titleOf(page) : 'Form'} · Holdpoint` },
]

// The part of an entry that links of the action summary name (spec 2): its actions.
const actionsTab = 3

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const blank = readBlankId(params['id'] ?? '')
  if (blank !== null) {
    const fill = await loadBlankData(blank, { context, request, person })
    const at = context.now().toISOString()
    return { kind: 'fill' as const, fill, handedBack: [], returned: null, assigned: null, at }
  }
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  const ask = { context, request }
  const parts = toParts(detail)
  const { searchParams } = new URL(request.url)
  const tab = searchParams.get('tab')
  if (tab === String(actionsTab)) {
    return { kind: 'actions' as const, view: await loadEntryActions(detail, ask), parts }
  }
  if (tab === String(handOverTab)) {
    return { kind: 'handOver' as const, view: await loadHandOver(detail, ask) }
  }
  if (!detail.can.fill) {
    const view = toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
    const [files, kudos, subForms] = await Promise.all([
      loadEntryFiles(detail, ask),
      loadKudos(detail, ask),
      loadEntrySubForms(detail.entry.id, ask),
    ])
    const { timeZone } = context
    const language = {
      languages: formLanguages(definitionOf(detail)),
      lang: detail.language,
    }
    const { handOver: mayHandOver } = detail.can
    const about = { files, kudos, subForms, timeZone, language, mayHandOver }
    return { kind: 'read' as const, view, parts, ...about }
  }
  if (tab === String(attachmentsTab)) {
    const { files } = await loadEntryFiles(detail, ask)
    const { id, formStatus } = detail.entry
    const place = placeIn(searchParams)
    return {
      ...{ kind: 'files' as const, head: toEntryHead(detail), files, parts },
      formKey: context.mintFormKey(),
      // What was handed back for single answers stands among what is completed.
      backTo: isOngoing(formStatus) ? ('ongoing' as const) : ('completed' as const),
      back: paths.fillOut(id, place),
      here: paths.fillOut(id, { ...place, tab: attachmentsTab }),
    }
  }
  const isReviewed = detail.entry.formStatus === 'in_review'
  const handedBack = isReviewed ? handedBackIn(await readReview(detail.entry.id, ask)) : []
  const asked = Object.fromEntries(handedBack.map(({ key, note, by }) => [key, { note, by }]))
  const fill = await loadFillData(detail, { context, request, person, asked })
  // A page that comes back from the browser's memory would show, and send, old answers.
  const headers = { 'Cache-Control': 'no-store' }
  const returned = toReturned(detail, context)
  const { assigned } = detail
  const at = context.now().toISOString()
  return data({ kind: 'fill' as const, fill, handedBack, returned, assigned, at }, { headers })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const where = { context, request, myFormId: params['id'] ?? '' }
  if (form.has('isHandOver')) {
    return takeHandOver({ ...where, form })
  }
  switch (formText(form, 'intent')) {
    case 'kudos':
      return takeKudos({ ...where, form }, paths.fillOut(where.myFormId))
    case 'addFile':
    case 'removeFile':
      return takeEntryFiles({ ...where, form })
    default:
      return takePost(where, form)
  }
}

/** Also after a refusal: what was refused may be there by now, and a form key is used once. */
export const shouldRevalidate = isReadAnew

const besideAnswers: ReadonlySet<string> = new Set(['kudos', 'addFile', 'removeFile'])

/** What is posted beside the answers says what went wrong, and stays. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData()
  const intent = formText(form, 'intent')
  const isBeside =
    form.has('isHandOver') || besideAnswers.has(intent) || readIntent(intent).kind === 'addSubForm'
  return isBeside ? quietEdit(args) : args.serverAction()
}

export default function FillOut() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const notKept = isNotKept(answer) ? answer : undefined
  const isBeside = isFilesAgain(answer) || isEditAgain(answer)
  const again = isNotKept(answer) || isBeside ? undefined : answer
  switch (page.kind) {
    case 'fill':
      return (
        <FillerPage key={page.fill.id} data={page.fill} again={again}>
          {page.assigned !== null && (
            <AssignedNote assigned={page.assigned} timeZone={page.fill.timeZone} at={page.at} />
          )}
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
          tabs={<Parts id={id} current="actions" parts={page.parts} />}
        />
      )
    }
    case 'files': {
      const { id } = page.head
      return (
        <EntryFilesPage {...page} tabs={<Parts id={id} current="files" parts={page.parts} />} />
      )
    }
    case 'handOver':
      return <HandOverPage {...page.view} />
    case 'read': {
      const { id } = page.view
      return (
        <ReadOnlyEntry
          view={page.view}
          here={paths.fillOut(id)}
          tabs={<Parts id={id} current="answers" parts={page.parts} />}
          after={
            <>
              <SubFormsPart forms={page.subForms.forms} />
              <EntryFilesPart view={page.files} />
              <KudosPart
                view={page.kudos}
                submitter={page.view.submitter}
                timeZone={page.timeZone}
              />
            </>
          }
        >
          <ReadLanguages {...page.language} here={paths.fillOut(id)} />
          <PartOf parent={page.subForms.parent} />
          {page.mayHandOver && (
            <p>
              <ButtonLink to={paths.fillOut(id, { tab: handOverTab })}>
                {handOverWords.handOver}
              </ButtonLink>
            </p>
          )}
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
      <ErrorPage {...{ error, isSignedIn: true }} requestId={root?.requestId} />
    </>
  )
}

function isOngoing(formStatus: string): boolean {
  return statusesBySection.ongoing.some((status) => status === formStatus)
}

/** How much there is of each part of an entry; files are changed while it is filled alone. */
function toParts({ entry, can, attachmentCount }: MyFormDetail) {
  return { actionCount: entry.actionCount, fileCount: can.fill ? attachmentCount : null }
}

interface PartsProps {
  id: string
  current: 'answers' | 'actions' | 'files'
  parts: ReturnType<typeof toParts>
}

function Parts({ id, current, parts: { actionCount, fileCount } }: PartsProps) {
  const filesAt = paths.fillOut(id, { tab: attachmentsTab })
  return (
    <EntryTabs
      answers={paths.fillOut(id)}
      actions={paths.fillOut(id, { tab: actionsTab })}
      review={paths.reviewQuestion(id)}
      files={fileCount === null ? undefined : { to: filesAt, count: fileCount }}
      current={current}
      actionCount={actionCount}
    />
  )
}

type Page =
  | { kind: 'fill'; fill: { title: string } }
  | { kind: 'read'; view: { title: string } }
  | { kind: 'actions'; view: { head: { title: string } } }
  | { kind: 'files'; head: { title: string } }
  | { kind: 'handOver'; view: { head: { title: string } } }

function titleOf(page: Page): string {
  switch (page.kind) {
    case 'fill':
      return page.fill.title
    case 'read':
      return page.view.title
    case 'actions':
    case 'handOver':
      return page.view.head.title
    case 'files':
      return page.head.title
  }
}
