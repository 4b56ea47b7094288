import { data, redirect } from '@remix-run/node'
import { today, type MyFormDetail } from '@holdpoint/api'
import {
  answerWordsLanguage,
  evaluate,
  instancesChanged,
  instancesOf,
  laidOut,
  listKeyOf,
  repeatingSections,
  type Answers,
  type FormDefinition,
  type InstanceChange,
} from '@holdpoint/forms'
import { loadEntrySubForms } from '../../entry-sub-forms/entry-sub-forms.server.ts'
import { afterSubmitPath, subFormsPath } from '../../entry-sub-forms/entry-sub-forms.ts'
import { attachmentsTab, placeIn } from '../../fill-out/attachments-tab.ts'
import { answersOf, definitionOf } from '../../fill-out/definition-of.server.ts'
import { questionId } from '../../fill-out/field-names.ts'
import { isOnlyAsked } from '../../fill-out/fill-data.server.ts'
import type { FillAgain } from '../../fill-out/fill-data.ts'
import { fillWords, missingWords } from '../../fill-out/fill-out.words.ts'
import { hasContent, notKeptOf, throwNotKept } from '../../fill-out/not-kept.server.ts'
import type { NotKept } from '../../fill-out/not-kept.ts'
import { answeringWords } from '../../fill-out/language/answering.words.ts'
import { refusalOf } from '../../fill-out/language/refusal.ts'
import { partOfQuestion, partsOf } from '../../fill-out/form-parts.ts'
import { toMissing } from '../../fill-out/missing-rows.server.ts'
import { saidOfSubmit } from '../../fill-out/said-of-submit.ts'
import { readPost, type FillPost } from '../../fill-out/read-post.ts'
import { raisePath } from '../../fill-out/raise-path.ts'
import { handOverTab } from '../../hand-over/hand-over-tab.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { addSubForm } from './add-sub-form.server.ts'
import { nothingTyped, type PostContext } from './nothing-typed.server.ts'
import { nextStep } from './next-step.ts'
import {
  attachPhotos,
  isWithoutTrouble,
  saveChanges,
  sign,
  type Trouble,
} from './save-post.server.ts'

/**
 * Takes a fill page's post: saves what changed, attaches photos, signs, and goes where the button
 * leads. Whatever was refused comes back as it was typed, with a sentence beside it.
 */
export async function takePost(where: PostContext, fields: FormData) {
  const { context, request, myFormId } = where
  const answer = await context.api.myForms.get({ myFormId })
  if (answer.status === 'problem' && answer.problem.status === 403) {
    throwNotKept(fields)
  }
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  const post = readPost(definitionOf(detail), fields, formKeyField, detail.language)
  if (!detail.can.fill) {
    return afterClosed(post, where, notKeptOf(fields, detail))
  }
  const wordsLang = answerWordsLanguage(detail.language)
  const trouble: Trouble = {
    problems: Object.fromEntries(
      post.invalid.map(({ key, message }) => [key, { message, lang: wordsLang }]),
    ),
    messages: [],
    conflicts: {},
    ownSaves: {},
    isClosed: false,
  }
  const isSaved = await saveChanges(post, trouble, where, fields)
  if (trouble.isClosed) {
    return afterClosed(post, where, notKeptOf(fields, detail))
  }
  if (isSaved) {
    await attachPhotos(post, trouble, where)
    await sign(post, trouble, where, detail)
    await runIntent(post, trouble, where, detail.language)
  }
  if (!isSaved || !isWithoutTrouble(trouble)) {
    return data(toAgain(post, trouble, isSaved, where, detail), { status: 422 })
  }
  switch (post.intent.kind) {
    case 'submit':
      return submitForm(post, where)
    case 'addSubForm':
      return addSubForm(post.intent.formId, post, where)
    default:
      return goOn(post, where)
  }
}

/**
 * A second press of Submit finds the form submitted already; it gets the same answer, and what came
 * with it came with the first one. What was typed into a form that is closed is shown once more,
 * because it is nowhere else.
 */
async function afterClosed(post: FillPost, where: PostContext, notKept: NotKept | null) {
  const { context, myFormId } = where
  const heard = notKept !== null && post.intent.kind === 'submit' ? await submit(post, where) : null
  const isHeard = heard?.status === 200
  const left = isHeard && notKept !== null ? { ...notKept, photoCount: 0 } : notKept
  if (left !== null && hasContent(left)) {
    return data(left, { status: 409 })
  }
  if (isHeard) {
    return afterSubmit(heard, where)
  }
  const isSecond = post.intent.kind === 'submit' && post.changes.length === 0
  return redirectWithToast(context, paths.fillOut(myFormId), {
    tone: isSecond ? 'success' : 'warning',
    text: isSecond ? fillWords.submitted : fillWords.noLongerOpen,
  })
}

/** What some buttons do beside saving. */
async function runIntent(
  { intent, formKey }: FillPost,
  trouble: Trouble,
  { context, myFormId }: PostContext,
  lang: string,
) {
  if (intent.kind === 'removePhoto') {
    const { key, uploadId } = intent
    const reply = await context.api.myForms.removeAnswerImage(
      { myFormId, questionKey: key, uploadId },
      { idempotencyKey: `${formKey}.remove` },
    )
    if (reply.status === 'problem') {
      trouble.problems[key] = refusalOf(reply.problem)
    }
  }
  if (intent.kind === 'instances') {
    await changeInstances(intent.change, { formKey, trouble, context, myFormId, lang })
  }
  if (intent.kind === 'language') {
    const reply = await context.api.settings.saveLanguage(
      { language: intent.reading },
      { idempotencyKey: `${formKey}.language` },
    )
    if (reply.status === 'problem') {
      trouble.messages.push(refusalOf(reply.problem))
    }
  }
  if (intent.kind === 'signAgain') {
    const { key } = intent
    const reply = await context.api.myForms.sign({ myFormId, questionKey: key, kind: 'clear' })
    if (reply.status === 'problem') {
      trouble.problems[key] = refusalOf(reply.problem)
    }
  }
}

/** What is asked several times is changed as it is now, whoever changed it since the page was shown. */
async function changeInstances(
  change: InstanceChange,
  {
    formKey,
    trouble,
    context,
    myFormId,
    lang,
  }: Pick<PostContext, 'context' | 'myFormId'> & {
    formKey: string
    trouble: Trouble
    /** In which the form was shown. */
    lang: string
  },
) {
  const list = listKeyOf(change.section)
  const spoken = answeringWords(lang)
  const notChanged = { message: spoken.words.instancesNotChanged, lang: spoken.lang }
  const now = await context.api.myForms.get({ myFormId })
  if (now.status !== 200) {
    trouble.problems[list] = notChanged
    return
  }
  const { submitterTimeZone } = now.content
  const day = today(context.now(), submitterTimeZone)
  const answers = answersOf(now.content)
  const definition = definitionOf(now.content)
  if (isMade(definition, answers, change)) {
    return
  }
  const given = instancesChanged(definition, answers, change, { today: day, lang })
  const reply =
    given === null
      ? null
      : await context.api.myForms.fill(
          { myFormId, changes: [...given] },
          { idempotencyKey: `${formKey}.instances` },
        )
  // A second press finds its key used for what the first one has made.
  const isSecond = reply?.status === 'problem' && reply.problem.name === 'idempotency_mismatch'
  if (reply?.status !== 200 && !isSecond) {
    trouble.problems[list] =
      reply?.status === 222 ? (reply.content.refused[0] ?? notChanged) : notChanged
  }
}

/** Whether one that was to go is gone, or one that was to come back is there. */
function isMade(definition: FormDefinition, answers: Answers, change: InstanceChange): boolean {
  const section = repeatingSections(definition).find(({ key }) => key === change.section)
  return (
    section !== undefined &&
    change.do !== 'add' &&
    instancesOf(section, answers).includes(change.instance) === (change.do === 'putBack')
  )
}

function submit({ formKey }: FillPost, { context, myFormId }: PostContext) {
  return context.api.myForms.submit({ myFormId }, { idempotencyKey: `${formKey}.submit` })
}

async function submitForm(post: FillPost, where: PostContext) {
  const reply = await submit(post, where)
  if (reply.status === 'problem' && reply.problem.name === 'wrong_state') {
    return afterClosed(post, where, null)
  }
  if (reply.status === 222) {
    const again: FillAgain = {
      ...nothingTyped(where),
      missing: toMissing(reply.content.missing),
      isRefused: true,
    }
    return data(again, { status: 422 })
  }
  return afterSubmit(reply, where)
}

async function afterSubmit(reply: Awaited<ReturnType<typeof submit>>, where: PostContext) {
  const { context, request, myFormId } = where
  const said = saidOfSubmit(contentOf(reply, request, { forbidden: 'my_forms' }))
  const done = afterSubmitPath(await loadEntrySubForms(myFormId, where))
  return redirectWithToast(context, done, said)
}

/** Everything is saved: the page that the button leads to, by the answers as they are now. */
async function goOn(
  { intent, shownKeys, typed, sought }: FillPost,
  { context, request, myFormId }: PostContext,
) {
  if (intent.kind === 'exit') {
    throw redirect(paths.myForms({ section: 'ongoing' }), 303)
  }
  if (intent.kind === 'attach') {
    const place = placeIn(new URL(request.url).searchParams)
    throw redirect(paths.fillOut(myFormId, { ...place, tab: attachmentsTab }), 303)
  }
  if (intent.kind === 'handOver') {
    throw redirect(paths.fillOut(myFormId, { tab: handOverTab }), 303)
  }
  if (intent.kind === 'markPhoto') {
    throw redirect(paths.answerPhoto(myFormId, intent.uploadId), 303)
  }
  if (intent.kind === 'draw') {
    throw redirect(paths.sketch(myFormId, intent.key), 303)
  }
  if (intent.kind === 'entry') {
    throw redirect(paths.fillOut(intent.id), 303)
  }
  if (intent.kind === 'parent') {
    throw redirect(subFormsPath(intent.id), 303)
  }
  const detail = contentOf(await context.api.myForms.get({ myFormId }), request, {
    forbidden: 'my_forms',
  })
  const definition = definitionOf(detail)
  const evaluation = evaluate(definition, answersOf(detail), {
    today: today(context.now(), detail.submitterTimeZone),
    lang: detail.language,
    actionQuestions: detail.actionQuestions,
  })
  const search = new URL(request.url).searchParams
  const step = nextStep({
    intent,
    parts: partsOf(laidOut(definition, answersOf(detail)), detail.language),
    evaluation,
    page: search.get('section'),
    shownKeys,
    changedKeys: new Set(Object.keys(typed)),
  })
  // What was handed back is shown alone still, unless a button leads to another question.
  const isElsewhere =
    intent.kind !== 'instances' && step.question !== undefined && !shownKeys.has(step.question)
  const only = search.has('only') ? (isOnlyAsked(search) && !isElsewhere ? 1 : 0) : undefined
  const place = { section: step.section, only } as const
  if (intent.kind === 'subForms') {
    throw redirect(subFormsPath(myFormId, place), 303)
  }
  const found = intent.kind === 'find' && sought !== '' ? { find: intent.key, sought } : {}
  const to = paths.fillOut(myFormId, { ...place, ...found })
  const address = step.question === undefined ? to : `${to}#${questionId(step.question)}`
  if (intent.kind === 'raise') {
    throw redirect(raisePath(myFormId, intent.key, address), 303)
  }
  if (step.why !== undefined) {
    const text = step.why === 'evidence' ? missingWords.evidenceOpened : missingWords.newQuestions
    return redirectWithToast(context, address, { tone: 'info', text })
  }
  throw redirect(address, 303)
}

/** The page again, with what was not saved as it was typed, at the first place that needs a look. */
function toAgain(
  post: FillPost,
  trouble: Trouble,
  isSaved: boolean,
  where: PostContext,
  detail: MyFormDetail,
): FillAgain {
  const { conflicts } = trouble
  // A page cannot hold files that were chosen on the one before.
  const lost = isSaved ? [] : post.uploads
  const { words, lang } = answeringWords(detail.language)
  const chooseAgain = lost.map(({ key, isPhoto }) => {
    const { chooseAgain: message } = isPhoto ? words.photo : words.file
    return [key, { message, lang }] as const
  })
  const problems = { ...Object.fromEntries(chooseAgain), ...trouble.problems }
  const what = lost.every(({ isPhoto }) => isPhoto) ? 'photo' : 'file'
  const messages =
    lost.length === 0
      ? trouble.messages
      : [...trouble.messages, { message: words.photo.notTakenAlong(lost.length, what), lang }]
  const isKept = (key: string) =>
    !isSaved || problems[key] !== undefined || conflicts[key] !== undefined
  const empty = nothingTyped(where)
  const [first] = [...Object.keys(problems), ...Object.keys(conflicts)]
  const form = laidOut(definitionOf(detail), answersOf(detail))
  const part = first && partOfQuestion(partsOf(form, detail.language), first)
  return {
    ...empty,
    section: part ? part.key : empty.section,
    typed: Object.fromEntries(Object.entries(post.typed).filter(([key]) => isKept(key))),
    problems,
    typedBeside: {
      ...Object.fromEntries(post.signings.map(({ key, name }) => [key, name])),
      ...(post.intent.kind === 'find' ? { [post.intent.key]: post.sought } : {}),
    },
    messages,
    conflicts,
  }
}
