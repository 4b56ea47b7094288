import {
  findQuestion,
  signedRevision,
  type Answer,
  type Answers,
  type FormDefinition,
  type MediaRef,
  type Question,
} from '@holdpoint/forms'
import type { FormOnPage, TypedOver } from './fill-data.ts'
import type { PartState } from './form-parts.ts'
import type { Refusal } from './language/refusal.ts'
import { markOf, writeMarks, writeRevisions } from './marks.ts'
import {
  draftOf,
  emptyDraft,
  isSameDraft,
  looseValueOf,
  readDraft,
  type Draft,
} from './raw-answer.ts'
import type { SaveState } from './saving/autosave.ts'
import type { Change } from './saving/held.ts'
import type { PendingPhoto } from './saving/photo-queue.ts'

/** What a page of a form being filled knows at one moment. */
export type FillerState = {
  /** What the controls hold, by question. */
  readonly drafts: Readonly<Record<string, Draft>>
  /** What the server is known to hold. */
  readonly saved: Answers
  /** Somebody else's answers that wait for a choice, by question. */
  readonly conflicts: Readonly<Record<string, Answer | null>>
  /** What the server refused, by question. */
  readonly refusals: Readonly<Record<string, Refusal>>
  readonly photos: readonly PendingPhoto[]
  readonly saveState: SaveState
  /** Whether this device has what the server does not have yet. */
  readonly device: DeviceState
}

/** `kept` only once it is on the disk; `full` and `closed` are why it never will be. */
export type DeviceState = 'empty' | 'keeping' | 'kept' | 'full' | 'closed'

/** What the page begins with: the saved answers, and over them what was typed and not saved. */
export function startingState(
  data: Pick<FormOnPage, 'answers' | 'definition'>,
  again: TypedOver | undefined,
): FillerState {
  const drafts = draftsOf(data.answers, data.definition)
  const typed = Object.entries(again?.typed ?? {}).map(([key, { raw, note }]) => [
    key,
    { raw, note },
  ])
  return {
    drafts: Object.fromEntries([...drafts, ...typed]),
    saved: data.answers,
    conflicts: again?.conflicts ?? {},
    refusals: again?.problems ?? {},
    photos: [],
    saveState: { kind: 'idle' },
    device: 'empty',
  }
}

function draftsOf(answers: Answers, definition: FormDefinition) {
  return Object.entries(answers).map(([key, answer]) => {
    // Only of a list does it matter what is asked, and a form has hundreds of answers.
    const question = Array.isArray(answer.value) ? findQuestion(definition, key) : undefined
    return [key, draftOf(answer, question)] as const
  })
}

/**
 * Reads the answers as they would be if everything typed were saved. In a large form one key
 * changes one of hundreds: the answer of a question that did not change is the same object again.
 */
export function answersReader(questions: ReadonlyMap<string, Question>) {
  const known = new Map<string, { draft: Draft; saved: Answer | undefined; answer: Answer }>()

  function answerTo(question: Question, draft: Draft, saved: Answer | undefined): Answer {
    const before = known.get(question.key)
    if (before?.draft === draft && before.saved === saved) {
      return before.answer
    }
    const answer = answerOf(question, draft, saved)
    known.set(question.key, { draft, saved, answer })
    return answer
  }

  return ({ drafts, saved }: Pick<FillerState, 'drafts' | 'saved'>): Answers =>
    Object.fromEntries(
      [...questions.values()].map((question) => {
        const { key } = question
        return [key, answerTo(question, drafts[key] ?? emptyDraft, saved[key])]
      }),
    )
}

function answerOf(question: Question, { raw, note }: Draft, saved: Answer | undefined): Answer {
  const { media, signature, rev = 0 } = saved ?? {}
  // As it is saved: a text without the space at its end, a number without the nought at its own.
  const read = readDraft(question, { raw, note })
  const typed = read.ok ? draftOf({ value: read.value, note }, question) : { raw, note }
  const isSaved = isSameDraft(typed, draftOf(saved, question))
  return {
    value: looseValueOf(question, raw),
    ...(note.trim() === '' ? {} : { note }),
    ...(media === undefined ? {} : { media }),
    ...(signature === undefined ? {} : { signature }),
    // Saving will raise it, so a signature given before is void from this key on.
    rev: isSaved ? rev : rev + 1,
  }
}

/** The district of the header, by which long lists are sorted. */
export function districtOf(
  questions: ReadonlyMap<string, Question>,
  drafts: FillerState['drafts'],
): string | null {
  const question = [...questions.values()].find(
    ({ type, header }) => type === 'district' && header === true,
  )
  const code = question === undefined ? undefined : drafts[question.key]?.raw[0]
  return code === undefined || code === '' ? null : code
}

/**
 * The marks of the questions that the page posts. A text that was sent back keeps the mark of the
 * answer that it was typed over, so that a change made elsewhere since then is still noticed.
 */
export function marksOf(
  saved: Answers,
  posted: readonly Pick<PartState, 'shown'>[],
  data: Pick<FormOnPage, 'answers'>,
  again: TypedOver | undefined,
): string {
  const shown = posted.flatMap((state) => state.shown.map(({ question }) => question))
  const marks = shown.map((question) => {
    const { key } = question
    const current = markOf(saved[key]?.rev, draftOf(saved[key], question))
    const isAsLoaded = saved[key] === data.answers[key] && again?.conflicts[key] === undefined
    const typedOver = isAsLoaded ? again?.typed[key]?.mark : undefined
    return [key, typedOver ?? current] as const
  })
  return writeMarks(new Map(marks))
}

/** What each signature that the page asks for would stand for, as it is saved. */
export function signedOf(
  definition: FormDefinition,
  saved: Answers,
  posted: readonly Pick<PartState, 'shown'>[],
): string {
  const keys = posted
    .flatMap(({ shown }) => shown)
    .flatMap(({ question: { key, type } }) => (type === 'signature' ? [key] : []))
  return writeRevisions(new Map(keys.map((key) => [key, signedRevision(definition, saved, key)])))
}

export function withSaved(
  before: FillerState,
  changes: readonly Change[],
  revs: Readonly<Record<string, number>>,
): FillerState {
  const saved = { ...before.saved }
  for (const { key, value, note = '' } of changes) {
    const { note: _note, ...rest } = saved[key] ?? { value: null }
    const rev = revs[key] ?? rest.rev
    saved[key] = {
      ...rest,
      value,
      ...(note.trim() === '' ? {} : { note }),
      ...(rev === undefined ? {} : { rev }),
    }
  }
  return { ...before, saved }
}

export function withStored(before: FillerState, key: string, answer: Answer | null): FillerState {
  const saved = without(before.saved, key)
  return { ...before, saved: answer === null ? saved : { ...saved, [key]: answer } }
}

export function withPhoto(
  before: FillerState,
  key: string,
  media: MediaRef,
  revs: Readonly<Record<string, number>>,
): FillerState {
  const answer: Answer = before.saved[key] ?? { value: null }
  const others = (answer.media ?? []).filter(({ uploadId }) => uploadId !== media.uploadId)
  const rev = revs[key] ?? answer.rev ?? 0
  return withStored(before, key, { ...answer, media: [...others, media], rev })
}

/** The answers that are newer than what the page knows, of questions on which nothing waits here. */
export function newerAnswers(
  { saved, drafts, conflicts, refusals, photos }: FillerState,
  news: Answers,
  unsaved: ReadonlySet<string>,
  questions: ReadonlyMap<string, Question>,
): Answers {
  const waits = new Set([
    ...unsaved,
    ...Object.keys(conflicts),
    ...Object.keys(refusals),
    ...photos.map(({ key }) => key),
  ])
  return Object.fromEntries(
    Object.entries(news).filter(([key, { rev = 0 }]) => {
      const isTyped = !isSameDraft(
        drafts[key] ?? emptyDraft,
        draftOf(saved[key], questions.get(key)),
      )
      return rev > (saved[key]?.rev ?? 0) && !isTyped && !waits.has(key)
    }),
  )
}

export function withNews(
  before: FillerState,
  newer: Answers,
  definition: FormDefinition,
): FillerState {
  const drafts = draftsOf(newer, definition)
  return {
    ...before,
    saved: { ...before.saved, ...newer },
    drafts: { ...before.drafts, ...Object.fromEntries(drafts) },
  }
}

/** The revision of each answer; 0 where there is none yet. */
export function revisionsOf(answers: Answers): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(answers).map(([key, { rev = 0 }]) => [key, rev]))
}

export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  const { [key]: _removed, ...rest } = record
  return rest
}
