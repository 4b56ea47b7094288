import type { AppLoadContext } from '@remix-run/node'
import type { MyFormDetail, Problem } from '@holdpoint/api'
import {
  findQuestion,
  laidOut,
  signedRevision,
  type Answer,
  type FormDefinition,
} from '@holdpoint/forms'
import { answerOf, answersOf, definitionOf } from '../../fill-out/definition-of.server.ts'
import { signingWords } from '../../fill-out/language/answering.words.ts'
import { signingRefusal } from '../../fill-out/language/refusal-said.ts'
import { refusalOf, type Refusal } from '../../fill-out/language/refusal.ts'
import { markOf } from '../../fill-out/marks.ts'
import { throwNotKept } from '../../fill-out/not-kept.server.ts'
import { draftOf } from '../../fill-out/raw-answer.ts'
import type { Change, FillPost } from '../../fill-out/read-post.ts'
import { inParts } from '../../fill-out/saving/in-parts.ts'
import { throwProblem } from '../../session/content-of.server.ts'
import type { PostContext } from './nothing-typed.server.ts'

/** What is wrong so far, gathered step by step; whatever is clean was saved. */
export type Trouble = {
  problems: Record<string, Refusal>
  messages: Refusal[]
  conflicts: Record<string, Answer | null>
  /** How often this post itself has changed an answer, as revisions count. */
  ownSaves: Record<string, Answer>
  /** The form was submitted elsewhere while this post was on its way. */
  isClosed: boolean
}

export function isWithoutTrouble({ problems, conflicts, messages }: Trouble): boolean {
  return (
    Object.keys(problems).length === 0 &&
    Object.keys(conflicts).length === 0 &&
    messages.length === 0
  )
}

export async function saveChanges(
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
  { changes, definition, formKey, typed }: FillPost,
  trouble: Trouble,
  { context, request, myFormId }: PostContext,
  fields: FormData,
): Promise<boolean> {
  const save = (batch: readonly Change[], idempotencyKey: string) =>
    context.api.myForms.fill({ myFormId, changes: [...batch] }, { idempotencyKey })
  let reply = await save(changes, formKey)
  const untouched = untouchedConflicts(reply, typed, definition)
  if (untouched.size > 0) {
    // A photo or a signature came in between; the answer itself is the one that was typed over.
    const batch = changes.flatMap((change) => {
      const rev = untouched.get(change.key)
      return rev === undefined ? [] : [{ ...change, baseRev: rev }]
    })
    const first = reply
    reply = await save(batch, `${formKey}.again`)
    noteConflicts(first, trouble, untouched)
    noteOwnSaves(first, trouble)
  }
  if (reply.status === 'problem') {
    if (reply.problem.status === 403) {
      throwNotKept(fields)
    }
    noteProblem(reply.problem, reply.requestId, trouble, request)
    return false
  }
  noteConflicts(reply, trouble)
  noteOwnSaves(reply, trouble)
  if (reply.status === 222) {
    for (const { key, ...refusal } of reply.content.refused) {
      trouble.problems[key] = refusal
    }
  }
  return true
}

type FillReply = Awaited<ReturnType<AppLoadContext['api']['myForms']['fill']>>

/** Conflicts in which only something beside the value changed, with the revision to go on from. */
function untouchedConflicts(
  reply: FillReply,
  typed: FillPost['typed'],
  definition: FormDefinition,
): Map<string, number> {
  if (reply.status !== 200 && reply.status !== 222) {
    return new Map()
  }
  return new Map(
    reply.content.conflicts.flatMap(({ key, current }) => {
      const rev = current?.rev ?? 0
      const stored = draftOf(answerOf(current) ?? undefined, findQuestion(definition, key))
      const { fingerprint } = markOf(rev, stored)
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

type Saving = FillReply | Awaited<ReturnType<AppLoadContext['api']['myForms']['addAnswerImage']>>

/** Each save of an answer raises its revision by one. */
function noteOwnSaves(reply: Saving, { ownSaves }: Trouble) {
  if ((reply.status === 200 || reply.status === 222) && reply.content !== null) {
    for (const key of Object.keys(reply.content.revs)) {
      ownSaves[key] = { value: null, rev: (ownSaves[key]?.rev ?? 0) + 1 }
    }
  }
}

function noteProblem(problem: Problem, requestId: string, trouble: Trouble, request: Request) {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'my_forms' })
  }
  trouble.isClosed = problem.name === 'wrong_state'
  trouble.messages.push(refusalOf(problem))
}

export async function attachPhotos(
  { uploads, formKey }: FillPost,
  trouble: Trouble,
  { context, myFormId }: PostContext,
) {
  const { addAnswerImage, addAnswerFile } = context.api.myForms
  for (const [index, { key, file, isPhoto }] of uploads.entries()) {
    const add = isPhoto ? addAnswerImage : addAnswerFile
    const reply = await add(
      { myFormId, questionKey: key, file },
      { idempotencyKey: `${formKey}.photo.${index}` },
    )
    noteOwnSaves(reply, trouble)
    if (reply.status === 'problem') {
      trouble.problems[key] = refusalOf(reply.problem)
    }
  }
}

/**
 * Signs what was on the page and came with this post, or nothing where something of it was not
 * saved, or was changed elsewhere since.
 */
export async function sign(
  { signings }: FillPost,
  trouble: Trouble,
  { context, myFormId }: PostContext,
  detail: MyFormDetail,
) {
  const isAllSaved = isWithoutTrouble(trouble)
  const form = laidOut(definitionOf(detail), answersOf(detail))
  const { words, lang } = signingWords(detail.language)
  for (const { key, name, password, answersRev } of signings) {
    if (!isAllSaved) {
      trouble.problems[key] = { message: words.notSaved, lang }
      continue
    }
    if (name === '' || password === '') {
      const message = name === '' ? words.nameFirst : words.passwordFirst
      trouble.problems[key] = { message, lang }
      continue
    }
    const reply = await context.api.myForms.sign({
      myFormId,
      questionKey: key,
      kind: 'typed',
      name,
      password,
      ...(answersRev === undefined
        ? {}
        : { answersRev: answersRev + signedRevision(form, trouble.ownSaves, key) }),
    })
    if (reply.status !== 200) {
      trouble.problems[key] =
        reply.status === 'problem'
          ? signingRefusal(reply.problem, detail.language)
          : { message: reply.message }
    }
  }
}
