import { data } from '@remix-run/node'
import type { MyFormDetail } from '@holdpoint/api'
import { findQuestion, formatAnswer, textOf, type Answer, type Question } from '@holdpoint/forms'
import { answersOf, definitionOf } from './definition-of.server.ts'
import { fieldNames } from './field-names.ts'
import { questionWords } from './fill-out.words.ts'
import { markOf, readMarks } from './marks.ts'
import type { NotKept } from './not-kept.ts'
import { draftOf, isSameDraft, readDraft, type Draft } from './raw-answer.ts'
import { draftIn, uploadsIn } from './read-post.ts'
import { formText } from '../ui/form-text.ts'

/**
 * What a post brings that differs from what its page had shown and is not stored either, for a form that takes no answers
 * any more. Of a form that is gone nobody knows the questions, so their keys stand for them. A
 * signature is left out, its password above all.
 */
export function notKeptOf(fields: FormData, detail: MyFormDetail | null): NotKept {
  const lang = detail?.language ?? 'en'
  const stored = detail === null ? {} : answersOf(detail)
  const marks = readMarks(formText(fields, fieldNames.present))
  const answers: { label: string; text: string }[] = []
  let photoCount = 0
  for (const [key, mark] of marks) {
    const question = detail === null ? undefined : findQuestion(definitionOf(detail), key)
    const draft = draftIn(key, fields)
    photoCount += uploadsIn(key, fields).length
    const isTyped = markOf(mark.rev, draft).fingerprint !== mark.fingerprint
    if (isTyped && !isStored(question, draft, stored[key])) {
      const label = question === undefined ? key.replaceAll('_', ' ') : textOf(question.label, lang)
      const text = question === undefined ? draft.raw.join(', ') : wordsOf(question, draft, detail)
      answers.push(
        ...(text === '' ? [] : [{ label, text }]),
        ...(draft.note === ''
          ? []
          : [{ label: `${label}: ${questionWords.note}`, text: draft.note }]),
      )
    }
  }
  return { kind: 'not-kept', isGone: detail === null, answers, photoCount }
}

/** Whether what was typed is what stands there, as after a post that came twice. */
function isStored(
  question: Question | undefined,
  draft: Draft,
  stored: Answer | undefined,
): boolean {
  const read = question && readDraft(question, draft)
  const typed =
    read?.ok === true ? draftOf({ value: read.value, note: draft.note }, question) : draft
  return stored !== undefined && isSameDraft(typed, draftOf(stored, question))
}

/** An answer as a person reads it; one that cannot be read as one stays as it was typed. */
function wordsOf(question: Question, draft: Draft, detail: MyFormDetail | null): string {
  const read = readDraft(question, draft)
  return read.ok
    ? formatAnswer(
        question,
        { value: read.value, rev: 0 },
        detail?.language ?? 'en',
        detail?.names ?? {},
      )
    : draft.raw.join(', ')
}

/** A form that cannot be opened has no page to come back to, so its error page holds the text. */
export function throwNotKept(fields: FormData): void {
  const notKept = notKeptOf(fields, null)
  if (hasContent(notKept)) {
    throw data(notKept, { status: 403 })
  }
}

export function hasContent({ answers, photoCount }: NotKept): boolean {
  return answers.length > 0 || photoCount > 0
}
