import { data, redirect, type AppLoadContext } from '@remix-run/node'
import { today, type MyFormDetail, type Problem } from '@holdpoint/api'
import { evaluate, type Answer } from '@holdpoint/forms'
import { loadEntrySubForms } from '../../entry-sub-forms/entry-sub-forms.server.ts'
import { afterSubmitPath, subFormsPath } from '../../entry-sub-forms/entry-sub-forms.ts'
import { attachmentsTab, placeIn } from '../../fill-out/attachments-tab.ts'
import { answerOf, answersOf, definitionOf } from '../../fill-out/definition-of.server.ts'
import { questionId } from '../../fill-out/field-names.ts'
import { isOnlyAsked } from '../../fill-out/fill-data.server.ts'
import type { FillAgain } from '../../fill-out/fill-data.ts'
import { fillWords, missingWords } from '../../fill-out/fill-out.words.ts'
import { signWords } from '../../records/signing/sign.words.ts'
import { notKeptOf } from '../../fill-out/not-kept.server.ts'
import type { NotKept } from '../../fill-out/not-kept.ts'
import { partOfQuestion, partsOf } from '../../fill-out/form-parts.ts'
import { toMissing } from '../../fill-out/missing-rows.server.ts'
import { saidOfSubmit } from '../../fill-out/said-of-submit.ts'
import { markOf } from '../../fill-out/marks.ts'
import { inParts } from '../../fill-out/saving/in-parts.ts'
import { draftOf } from '../../fill-out/raw-answer.ts'
import { readPost, type Change, type FillPost } from '../../fill-out/read-post.ts'
import { raisePath } from '../../fill-out/raise-path.ts'
import { paths } from '../../paths.ts'
import { contentOf, throwProblem } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { addSubForm } from './add-sub-form.server.ts'
import { nothingTyped, type PostContext } from './nothing-typed.server.ts'
import { nextStep } from './next-step.ts'

/** What is wrong so far, gathered step by step; whatever is clean was saved. */
type Trouble = {
  problems: Record<string, string>
  messages: string[]
  conflicts: Record<string, Answer | null>
  /** The form was submitted elsewhere while this post was on its way. */
  isClosed: boolean
}

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
  const post = readPost(definitionOf(detail), fields, formKeyField)
  if (!detail.can.fill) {
    return afterClosed(post, where, notKeptOf(fields, detail))
  }
  const trouble: Trouble = {
    problems: Object.fromEntries(post.invalid.map(({ key, message }) => [key, message])),
    messages: [],
    conflicts: {},
    isClosed: false,
  }
  const isSaved = await saveChanges(post, trouble, where, fields)
  if (trouble.isClosed) {
    return afterClosed(post, where, notKeptOf(fields, detail))
  }
  if (isSaved) {
    await attachPhotos(post, trouble, where)
    await sign(post, trouble, where)
    await runIntent(post, trouble, where)
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

function isWithoutTrouble({ problems, conflicts, messages }: Trouble): boolean {
  return (
    Object.keys(problems).length === 0 &&
    Object.keys(conflicts).length === 0 &&
    messages.length === 0
  )
}

/**
 * A second press of Submit finds the form submitted already; it gets the same answer. What was
 * typed into a form that is closed is shown once more, because it is nowhere else.
 */
async function afterClosed(
  post: FillPost,
  { context, myFormId }: PostContext,
  notKept: NotKept | null,
) {
  if (notKept !== null && hasContent(notKept)) {
    return data(notKept, { status: 409 })
  }
  const isSecond = post.intent.kind === 'submit' && post.changes.length === 0
  return redirectWithToast(context, paths.fillOut(myFormId), {
    tone: isSecond ? 'success' : 'warning',
    text: isSecond ? fillWords.submitted : fillWords.noLongerOpen,
  })
}

/** A form that cannot be opened has no page to come back to, so its error page holds the text. */
function throwNotKept(fields: FormData): void {
  const notKept = notKeptOf(fields, null)
  if (hasContent(notKept)) {
    throw data(notKept, { status: 403 })
  }
}

function hasContent({ answers, photoCount }: NotKept): boolean {
  return answers.length > 0 || photoCount > 0
}

async function saveChanges(
  post: FillPost,
  trouble: Trouble,
  where: PostContext,
  fields: FormData,
): Promise<boolean> {
  for (const [place, changes] of inParts(post.changes).entries()) {
    const formKey = place === 0 ? post.formKey : `${post.formKey}.${place + 1}`
    if (!(await savePart({ ...post, formKey, changes }, trouble, where, fields))) {
      return false
    }
  }
  return true
}

async function savePart(
  { changes, formKey, typed }: FillPost,
  trouble: Trouble,
  { context, request, myFormId }: PostContext,
  fields: FormData,
): Promise<boolean> {
  const save = (batch: readonly Change[], idempotencyKey: string) =>
    context.api.myForms.fill({ myFormId, changes: [...batch] }, { idempotencyKey })
  let reply = await save(changes, formKey)
  const untouched = untouchedConflicts(reply, typed)
  if (untouched.size > 0) {
    // A photo or a signature came in between; the answer itself is the one that was typed over.
    const batch = changes.flatMap((change) => {
      const rev = untouched.get(change.key)
      return rev === undefined ? [] : [{ ...change, baseRev: rev }]
    })
    const first = reply
    reply = await save(batch, `${formKey}.again`)
    noteConflicts(first, trouble, untouched)
  }
  if (reply.status === 'problem') {
    if (reply.problem.status === 403) {
      throwNotKept(fields)
    }
    noteProblem(reply.problem, reply.requestId, trouble, request)
    return false
  }
  noteConflicts(reply, trouble)
  if (reply.status === 222) {
    for (const { key, message } of reply.content.refused) {
      trouble.problems[key] = message
    }
  }
  return true
}

type FillReply = Awaited<ReturnType<AppLoadContext['api']['myForms']['fill']>>

/** Conflicts in which only something beside the value changed, with the revision to go on from. */
function untouchedConflicts(reply: FillReply, typed: FillPost['typed']): Map<string, number> {
  if (reply.status !== 200 && reply.status !== 222) {
    return new Map()
  }
  return new Map(
    reply.content.conflicts.flatMap(({ key, current }) => {
      const rev = current?.rev ?? 0
      const { fingerprint } = markOf(rev, draftOf(answerOf(current) ?? undefined))
      return typed[key]?.mark.fingerprint === fingerprint ? [[key, rev] as const] : []
    }),
  )
}

function noteConflicts(
  reply: FillReply,
  trouble: Trouble,
  except: ReadonlyMap<string, number> = new Map(),
) {
  if (reply.status !== 200 && reply.status !== 222) {
    return
  }
  for (const { key, current } of reply.content.conflicts) {
    if (!except.has(key)) {
      trouble.conflicts[key] = answerOf(current)
    }
  }
}

function noteProblem(problem: Problem, requestId: string, trouble: Trouble, request: Request) {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'my_forms' })
  }
  trouble.isClosed = problem.name === 'wrong_state'
  trouble.messages.push(problem.message)
}

async function attachPhotos(
  { uploads, formKey }: FillPost,
  trouble: Trouble,
  { context, myFormId }: PostContext,
) {
  for (const [index, { key, file }] of uploads.entries()) {
    const reply = await context.api.myForms.addAnswerImage(
      { myFormId, questionKey: key, file },
      { idempotencyKey: `${formKey}.photo.${index}` },
    )
    if (reply.status === 'problem') {
      trouble.problems[key] = reply.problem.message
    }
  }
}

/** Signs what is on the page, or nothing where something of it was not saved. */
async function sign({ signings }: FillPost, trouble: Trouble, { context, myFormId }: PostContext) {
  const isAllSaved = isWithoutTrouble(trouble)
  for (const { key, name, password } of signings) {
    if (!isAllSaved) {
      trouble.problems[key] = signWords.notSaved
      continue
    }
    if (name === '' || password === '') {
      trouble.problems[key] = name === '' ? signWords.nameFirst : signWords.passwordFirst
      continue
    }
    const reply = await context.api.myForms.sign({
      myFormId,
      questionKey: key,
      kind: 'typed',
      name,
      password,
    })
    if (reply.status !== 200) {
      trouble.problems[key] = reply.status === 'problem' ? reply.problem.message : reply.message
    }
  }
}

/** What some buttons do beside saving. */
async function runIntent(
  { intent, formKey }: FillPost,
  trouble: Trouble,
  { context, myFormId }: PostContext,
) {
  if (intent.kind === 'removePhoto') {
    const { key, uploadId } = intent
    const reply = await context.api.myForms.removeAnswerImage(
      { myFormId, questionKey: key, uploadId },
      { idempotencyKey: `${formKey}.remove` },
    )
    if (reply.status === 'problem') {
      trouble.problems[key] = reply.problem.message
    }
  }
  if (intent.kind === 'signAgain') {
    const { key } = intent
    const reply = await context.api.myForms.sign({ myFormId, questionKey: key, kind: 'clear' })
    if (reply.status === 'problem') {
      trouble.problems[key] = reply.problem.message
    }
  }
}

async function submitForm(post: FillPost, where: PostContext) {
  const { context, request, myFormId } = where
  const idempotencyKey = `${post.formKey}.submit`
  const reply = await context.api.myForms.submit({ myFormId }, { idempotencyKey })
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
  const said = saidOfSubmit(contentOf(reply, request, { forbidden: 'my_forms' }))
  const done = afterSubmitPath(await loadEntrySubForms(myFormId, where))
  return redirectWithToast(context, done, said)
}

/** Everything is saved: the page that the button leads to, by the answers as they are now. */
async function goOn(
  { intent, shownKeys, typed }: FillPost,
  { context, request, myFormId }: PostContext,
) {
  if (intent.kind === 'exit') {
    throw redirect(paths.myForms({ section: 'ongoing' }), 303)
  }
  if (intent.kind === 'attach') {
    const place = placeIn(new URL(request.url).searchParams)
    throw redirect(paths.fillOut(myFormId, { ...place, tab: attachmentsTab }), 303)
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
    lang: 'en',
  })
  const search = new URL(request.url).searchParams
  const step = nextStep({
    intent,
    parts: partsOf(definition, 'en'),
    evaluation,
    page: search.get('section'),
    shownKeys,
    changedKeys: new Set(Object.keys(typed)),
  })
  // What was handed back is shown alone still, unless a button leads to another question.
  const isElsewhere = step.question !== undefined && !shownKeys.has(step.question)
  const only = search.has('only') ? (isOnlyAsked(search) && !isElsewhere ? 1 : 0) : undefined
  const place = { section: step.section, only } as const
  if (intent.kind === 'subForms') {
    throw redirect(subFormsPath(myFormId, place), 303)
  }
  const to = paths.fillOut(myFormId, place)
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
  { problems, messages, conflicts }: Trouble,
  isSaved: boolean,
  where: PostContext,
  detail: MyFormDetail,
): FillAgain {
  const isKept = (key: string) =>
    !isSaved || problems[key] !== undefined || conflicts[key] !== undefined
  const empty = nothingTyped(where)
  const [first] = [...Object.keys(problems), ...Object.keys(conflicts)]
  const part = first && partOfQuestion(partsOf(definitionOf(detail), 'en'), first)
  return {
    ...empty,
    section: part ? part.key : empty.section,
    typed: Object.fromEntries(Object.entries(post.typed).filter(([key]) => isKept(key))),
    problems,
    signNames: Object.fromEntries(post.signings.map(({ key, name }) => [key, name])),
    messages,
    conflicts,
  }
}
