import {
  answerWordsLanguage,
  checkAnswer,
  findQuestion,
  type Answer,
  type FormDefinition,
} from '@holdpoint/forms'
import type { CallOf, ParsedInput } from '@holdpoint/api'
import { refuse } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { languageToShow } from '../my-forms.language.ts'
import { entryStateOf } from '../sub-forms/below.ts'
import { questionsOfStrangers } from '../my-forms.picked.ts'
import {
  hasRoom,
  isOpenQuestion,
  openEntry,
  revised,
  storeChange,
  type OpenEntry,
} from './change.ts'
import { handIn, openBelowToHandIn, openToHandIn } from './hand-in.ts'
import { refusalWords } from './refusal.words.ts'

type Change = ParsedInput<CallOf<'myForms.fill'>>['changes'][number]

export const fill: PersonHandler<'myForms.fill'> = async ({ myFormId, changes }, context) => {
  const open = await openEntry(context, context.person, myFormId)
  const changed: Record<string, Answer> = {}
  const conflicts: { key: string; current: Answer | null }[] = []
  const refused: { key: string; message: string; lang: string }[] = []
  const lang = await languageToShow(context, open.definition)
  const words = refusalWords(lang)
  const addRefusal = (key: string, message: string) =>
    refused.push({ key, message, lang: answerWordsLanguage(lang) })
  const strange = await questionsOfStrangers(context, open.definition, newlyGiven(open, changes))
  for (const change of changes) {
    if (!isOpenQuestion(open, change.key)) {
      addRefusal(change.key, words.notHandedBack)
      continue
    }
    if (!hasRoom({ ...open.answers, ...changed }, change.key)) {
      addRefusal(change.key, words.noRoom)
      continue
    }
    if (strange.has(change.key)) {
      addRefusal(change.key, words.notInList)
      continue
    }
    const before = changed[change.key] ?? open.answers[change.key]
    const outcome = applyChange(open.definition, change, before, lang)
    switch (outcome.kind) {
      case 'same':
        break
      case 'changed':
        changed[change.key] = revised(outcome.answer, before)
        break
      case 'conflict':
        conflicts.push({ key: change.key, current: before ?? null })
        break
      case 'refused':
        addRefusal(change.key, outcome.message)
        break
    }
  }
  const { saved } = await storeChange(context, context.person, open, changed, 'fill')
  if (refused.length > 0) {
    const errors = refused.map(({ message }) => message)
    return { status: 222, content: { ...saved, conflicts, refused }, errors }
  }
  return ok({ ...saved, conflicts })
}

/** What changes name that was not named before: what stands may stay, whatever became of it. */
function newlyGiven({ answers }: OpenEntry, changes: readonly Change[]) {
  const named = changes.map(({ key, value }) => {
    const before = new Set<unknown>([answers[key]?.value].flat())
    return [key, { value: [value].flat().filter((one) => !before.has(one)) }] as const
  })
  return Object.fromEntries(named)
}

type Outcome =
  | { kind: 'same' }
  | { kind: 'changed'; answer: Answer }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string }

/**
 * Photos and signatures have calls of their own; a change carries a value and a note. What is wrong with
 * it is said in the language.
 */
function applyChange(
  definition: FormDefinition,
  change: Change,
  before: Answer | undefined,
  lang: string,
): Outcome {
  const question = findQuestion(definition, change.key)
  if (question === undefined) {
    return { kind: 'refused', message: refusalWords(lang).noSuchQuestion }
  }
  const note = change.note === undefined ? before?.note : change.note
  const answer = {
    value: change.value ?? null,
    ...(note === undefined || note.trim() === '' ? {} : { note }),
    ...(before?.media === undefined ? {} : { media: before.media }),
    ...(before?.signature === undefined ? {} : { signature: before.signature }),
  }
  const checked = checkAnswer(question, answer, lang)
  if (!checked.ok) {
    return { kind: 'refused', message: checked.problem.message }
  }
  if (isSame(checked.answer, before)) {
    return { kind: 'same' }
  }
  if (change.baseRev !== undefined && change.baseRev !== (before?.rev ?? 0)) {
    return { kind: 'conflict' }
  }
  return { kind: 'changed', answer: checked.answer }
}

function isSame(answer: Answer, before: Answer | undefined): boolean {
  return (
    JSON.stringify(answer.value) === JSON.stringify(before?.value ?? null) &&
    answer.note === before?.note
  )
}

/**
 * Hands an entry in, or hands it in again once what was flagged is changed; with it goes what is
 * filled out below it, or nothing does.
 */
export const submit: PersonHandler<'myForms.submit'> = async ({ myFormId }, context) => {
  const open = await openToHandIn(context, myFormId)
  const below = await openBelowToHandIn(context, myFormId)
  const unanswered = below.filter(({ evaluation }) => !evaluation.canSubmit)
  const { missing } = await entryStateOf(context, open.entry, {
    evaluation: open.evaluation,
    unanswered: new Set(unanswered.map(({ entry }) => entry.id)),
  })
  if (missing.length > 0) {
    const errors = missing.map(({ label, message }) => `${label}: ${message}`)
    return refuse({ missing }, errors)
  }
  for (const child of below) {
    await handIn(context, child)
  }
  const outcome = await handIn(context, open)
  const withIt =
    below.length === 0
      ? ''
      : ` and ${below.length === 1 ? 'its sub-form' : `its ${below.length} sub-forms`}`
  const unchanged = outcome.isUnchanged ? ' Nothing was changed since it was handed back.' : ''
  return ok(outcome, `Form${withIt} submitted.${unchanged}`)
}
