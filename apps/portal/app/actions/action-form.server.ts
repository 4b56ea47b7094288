import { data, type AppLoadContext } from '@remix-run/node'
import {
  actionSources,
  addDays,
  catalogue,
  problem,
  today,
  type ActionDetail,
  type ActionLine,
} from '@holdpoint/api'
import { toEntryView } from '../fill-out/entry-view.server.ts'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import {
  foundFor,
  readEdit,
  refusedByCall,
  refusedBySchema,
  soughtIn,
} from '../records/edit-form.server.ts'
import { takeFilesAlong } from '../records/files-along.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { formText } from '../ui/form-text.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { findChoices, knownChoices, toAsset, toWorkOrder } from './action-choices.server.ts'
import { anewIntent } from './action-draft.ts'
import type { ActionFormData, RaiseAgain } from './action-form.tsx'
import { formWords as words, words as pageWords } from './action-page.words.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { toLine } from './action-view.server.ts'

type Ask = { context: AppLoadContext; request: Request }

const weekOf = 7

/** The origin that an address names, and where it leads back to. */
function askedOrigin({ context, request }: Ask) {
  const asked = new URL(request.url).searchParams
  const sourceType = actionSources.find((type) => type === asked.get('sourceType')) ?? null
  const to = asked.get('to')
  return {
    sourceType,
    sourceId: asked.get('sourceId') ?? '',
    questionKey: asked.get('questionKey') ?? '',
    to: to === null ? null : safeRedirect(to, context.publicOrigin),
  }
}

/** Loads the form that raises an action, filled in from what it is raised on. */
export async function loadNewAction(ask: Ask): Promise<ActionFormData> {
  const { context } = ask
  const { to, ...origin } = askedOrigin(ask)
  const [source, suggestions] = await sourceOf(origin, ask)
  const me = context.person?.user
  const named = new URL(ask.request.url).searchParams.get('assetId') ?? ''
  const { assetId = [] } = await knownChoices({ assetId: named }, ask)
  return {
    start: {
      title: source?.question.slice(0, 150) ?? '',
      description: source?.note ?? '',
      type: 'corrective',
      priority: 'medium',
      dueOn: addDays(today(context.now(), context.timeZone), weekOf),
      evidenceMin: 0,
      assetId: assetId[0]?.id ?? '',
    },
    offered: {
      ...(me !== undefined && {
        assigneeIds: [{ id: me.personId, name: `${me.name} (${words.me})`, detail: null }],
      }),
      assetId,
    },
    about: source && { number: source.number, title: source.title, asked: source.asked, to: null },
    suggestions,
    isNew: true,
    canLink: origin.sourceType === 'my_form' && origin.sourceId !== '',
    formKey: context.mintFormKey(),
    backTo: to ?? paths.actions(),
  }
}

type Source = {
  number: string | null
  title: string
  question: string
  note: string
  asked: string | null
}

/** What the form is filled in from, and open actions about the same. */
async function sourceOf(
  { sourceType, ...origin }: Omit<ReturnType<typeof askedOrigin>, 'to'>,
  ask: Ask,
): Promise<[Source | null, Suggestion[]]> {
  if (origin.sourceId === '') {
    return [null, []]
  }
  switch (sourceType) {
    case 'my_form':
      return Promise.all([entrySource(origin, ask), suggestionsFor(origin, ask)])
    case 'topic':
      return [await topicSource(origin, ask), []]
    case 'sqr':
      return [await reportSource(origin, ask), []]
    case 'jsa':
      return [await analysisSource(origin, ask), []]
    case 'loto':
      return [await lockoutSource(origin, ask), []]
    default:
      return [null, []]
  }
}

async function topicSource({ sourceId, questionKey }: EntryOrigin, { context, request }: Ask) {
  const { topics } = context.api
  const forbidden = { forbidden: 'topics' } as const
  const [told, asked] = await Promise.all([
    topics.information({ topicId: sourceId }),
    topics.questionAnswers({ topicId: sourceId, questionId: questionKey, answersMax: 0 }),
  ])
  const { number, title } = contentOf(told, request, forbidden)
  const [question] = contentOf(asked, request, forbidden).data
  const body = question?.body ?? ''
  return {
    ...{ number, title, asked: question === undefined ? null : body },
    question: body === '' ? title : body,
    // What does not fit into a title stands below it.
    note: body.length > 150 || body.includes('\n') ? body : '',
  }
}

async function reportSource({ sourceId }: EntryOrigin, { context, request }: Ask) {
  const answer = await context.api.sqr.information({ sqrId: sourceId, pLimit: 1 })
  const { number, title } = contentOf(answer, request, { forbidden: 'sqr' })
  return { number, title, question: '', note: '', asked: null }
}

async function analysisSource({ sourceId }: EntryOrigin, { context, request }: Ask) {
  const answer = await context.api.jsa.get({ jsaId: sourceId, pLimit: 1 })
  const { number, title } = contentOf(answer, request, { forbidden: 'jsa' })
  return { number, title, question: '', note: '', asked: null }
}

async function lockoutSource({ sourceId }: EntryOrigin, { context, request }: Ask) {
  const answer = await context.api.loto.information({ lotoId: sourceId, pLimit: 1 })
  const { number, title } = contentOf(answer, request, { forbidden: 'loto' })
  return { number, title, question: '', note: '', asked: null }
}

type EntryOrigin = { sourceId: string; questionKey: string }

async function entrySource({ sourceId, questionKey }: EntryOrigin, { context, request }: Ask) {
  const answer = await context.api.myForms.get({ myFormId: sourceId })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  const { timeZone, now } = context
  const { number, title, header, parts } = toEntryView(detail, { timeZone, now: now() })
  const asked = [...header, ...parts.flatMap(({ answers }) => answers)].find(
    ({ key }) => key === questionKey,
  )
  const question = asked?.label ?? ''
  return {
    ...{ number, title, question },
    note: asked?.note ?? '',
    asked: asked === undefined ? null : pageWords.asked(question, asked.text),
  }
}

type Suggestion = ReturnType<typeof toSuggestion>

async function suggestionsFor({ sourceId, questionKey }: EntryOrigin, { context }: Ask) {
  const answer = await context.api.actions.linkSuggestion({
    myFormId: sourceId,
    ...(questionKey === '' ? {} : { questionKey }),
  })
  return answer.status === 200 ? answer.content.map((line) => toSuggestion(line, context)) : []
}

/** Open actions on the equipment that was chosen, which its form does not know before. */
async function onSameAsset(assetId: string | null, { context }: Ask): Promise<Suggestion[]> {
  if (assetId === null) {
    return []
  }
  const answer = await context.api.actions.linkSuggestion({ assetId })
  return answer.status === 200 ? answer.content.map((line) => toSuggestion(line, context)) : []
}

function toSuggestion(line: ActionLine, { timeZone, now }: AppLoadContext) {
  const due = words.dueOn(shortCalendarDay(line.dueOn, timeZone, now()))
  return { ...toLine(line), detail: `${line.assignedTo.fullName}, ${due}` }
}

/** Loads the form that edits an action. */
export async function loadActionEdit(actionId: string, { context, request }: Ask) {
  const answer = await context.api.actions.get({ actionId })
  const detail = contentOf(answer, request, { forbidden: 'actions' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.action(actionId))
  }
  const page: ActionFormData = {
    ...startOf(detail),
    about: null,
    suggestions: [],
    isNew: false,
    canLink: false,
    formKey: context.mintFormKey(),
    rowVersion: detail.rowVersion,
    backTo: paths.action(actionId),
  }
  return { page, number: detail.number, title: detail.title }
}

function startOf(detail: ActionDetail): Pick<ActionFormData, 'start' | 'offered'> {
  const { assignees, owner, verifier, asset, workOrder } = detail
  const { title, description, type, priority, dueOn, evidenceMin } = detail
  return {
    start: {
      ...{ title, description, type, priority, dueOn, evidenceMin },
      assigneeIds: assignees.map(({ personId }) => personId),
      ownerId: owner.personId,
      verifierId: verifier?.personId ?? '',
      controlLevel: detail.controlLevel ?? '',
      assetId: asset?.assetId ?? '',
      workOrderId: workOrder?.workOrderId ?? '',
      effectivenessDays: detail.effectivenessDays ?? '',
      repeatEveryDays: detail.repeatEveryDays ?? '',
    },
    offered: {
      assigneeIds: assignees.map(choiceOf),
      ownerId: [choiceOf(owner)],
      verifierId: verifier === null ? [] : [choiceOf(verifier)],
      assetId: asset === null ? [] : [toAsset(asset)],
      workOrderId: workOrder === null ? [] : [toWorkOrder(workOrder)],
    },
  }
}

/** Takes the form: raises or edits, finds what a field may name, or links an action that is there. */
export async function takeActionForm(ask: Ask, actionId?: string) {
  const { context, request } = ask
  const form = await request.formData()
  const { to, sourceType, sourceId, questionKey } = askedOrigin(ask)
  const intent = formText(form, 'intent')
  form.set('sourceType', sourceType ?? '')
  form.set('sourceId', sourceId)
  form.set('questionKey', questionKey)
  form.delete('actionId')
  if (actionId !== undefined) {
    form.set('actionId', actionId)
  }
  const files = takeFilesAlong(form, 'files')
  const submission = readEdit(form, catalogue.actions.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await knownChoices(payload, ask) }
  if (intent.startsWith('link:')) {
    // Files show what this one would have been raised for: none of them may be left behind unsaid.
    if (files.length > 0) {
      const refused = refusedByCall(
        came,
        problem('invalid_input', { message: words.filesStayBehind }),
      )
      const alike = await onSameAsset(formText(form, 'assetId'), ask)
      const again: RaiseAgain =
        alike.length === 0 ? refused.data : { ...refused.data, suggestions: alike }
      return data(again, refused.init ?? undefined)
    }
    const linked = await context.api.myForms.linkAction(
      {
        ...{ myFormId: sourceId, actionId: intent.slice('link:'.length) },
        ...(questionKey === '' ? {} : { questionKey }),
      },
      optionsOf(form),
    )
    if (linked.status === 'problem') {
      return refusedEdit(linked, came, { request, forbidden: 'actions' })
    }
    contentOf(linked, request)
    const back = to ?? paths.fillOut(sourceId)
    return redirectWithToast(context, back, { tone: 'success', text: words.linked })
  }
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor(came, await findChoices(sought, ask))
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  // Asked once: whoever has seen them raises it anew by its own button.
  if (actionId === undefined && intent !== anewIntent(submission.value.assetId)) {
    const alike = await onSameAsset(submission.value.assetId, ask)
    if (alike.length > 0) {
      const { initialValue = {} } = reply()
      const asked = { lastResult: { initialValue }, found: null, known: came.known }
      return data({ ...asked, suggestions: alike } satisfies RaiseAgain)
    }
  }
  // The schema has taken the references apart; the call takes them as the form has them.
  const draft = { ...submission.value, files }
  const answer =
    sourceType === 'sqr' && actionId === undefined
      ? // The report says who may raise one from it.
        await context.api.sqr.saveActions({ sqrId: sourceId, ...draft }, optionsOf(form))
      : await context.api.actions.save(draft, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = actionId === undefined ? undefined : () => loadActionEdit(actionId, ask)
    return refusedEdit(answer, came, { request, forbidden: 'actions', anew })
  }
  const saved = contentOf(answer, request)
  const text = actionId === undefined ? words.raised(saved.number) : words.saved
  return redirectWithToast(context, to ?? paths.action(saved.actionId), { tone: 'success', text })
}
