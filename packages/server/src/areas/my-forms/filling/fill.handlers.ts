import {
  checkAnswer,
  findItem,
  isSection,
  takesAnswer,
  type Answer,
  type FormDefinition,
  type Question,
} from '@holdpoint/forms'
import type { CallOf, ParsedInput } from '@holdpoint/api'
import { refuse } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { isOpenQuestion, notHandedBack, openEntry, revised, storeChange } from './change.ts'
import { askApprovers } from '../review/approvers.ts'
import { clearFlags, keepVersion } from '../review/flags.queries.ts'
import { isAsHandedBack } from '../review/returned.queries.ts'
import { tellApprovers } from '../review/tell.ts'
import { entryKind } from '../my-forms.moves.ts'
import * as queries from '../my-forms.queries.ts'
import { statusAfterSubmit } from '../my-forms.rules.ts'
import { evaluateEntry, toEntryState } from '../my-forms.state.ts'

type Change = ParsedInput<CallOf<'myForms.fill'>>['changes'][number]

export const fill: PersonHandler<'myForms.fill'> = async ({ myFormId, changes }, context) => {
  const open = await openEntry(context, context.person, myFormId)
  const changed: Record<string, Answer> = {}
  const conflicts: { key: string; current: Answer | null }[] = []
  const refused: { key: string; message: string }[] = []
  for (const change of changes) {
    if (!isOpenQuestion(open.openKeys, change.key)) {
      refused.push({ key: change.key, message: notHandedBack })
      continue
    }
    const before = changed[change.key] ?? open.answers[change.key]
    const outcome = applyChange(open.definition, change, before)
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
        refused.push({ key: change.key, message: outcome.message })
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

type Outcome =
  | { kind: 'same' }
  | { kind: 'changed'; answer: Answer }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string }

/** Photos and signatures have calls of their own; a change carries a value and a note. */
function applyChange(
  definition: FormDefinition,
  change: Change,
  before: Answer | undefined,
): Outcome {
  const question = questionOf(definition, change.key)
  if (question === undefined) {
    return { kind: 'refused', message: 'This form has no such question.' }
  }
  const note = change.note === undefined ? before?.note : change.note
  const checked = checkAnswer(question, {
    value: change.value ?? null,
    ...(note === undefined || note.trim() === '' ? {} : { note }),
    ...(before?.media === undefined ? {} : { media: before.media }),
    ...(before?.signature === undefined ? {} : { signature: before.signature }),
  })
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

/** The question of that key that takes an answer. */
export function questionOf(definition: FormDefinition, key: string): Question | undefined {
  const item = findItem(definition, key)
  return item === undefined || isSection(item) || !takesAnswer(item) ? undefined : item
}

function isSame(answer: Answer, before: Answer | undefined): boolean {
  return (
    JSON.stringify(answer.value) === JSON.stringify(before?.value ?? null) &&
    answer.note === before?.note
  )
}

/** Hands an entry in, or hands it in again once what was flagged is changed. */
export const submit: PersonHandler<'myForms.submit'> = async ({ myFormId }, context) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const { entry, definition, answers, openKeys } = await openEntry(context, person, myFormId)
  const evaluation = evaluateEntry(definition, answers, entry.time_zone, now)
  const { missing } = toEntryState(evaluation)
  if (!evaluation.canSubmit) {
    const errors = missing.map(({ label, message }) => `${label}: ${message}`)
    return refuse({ missing }, errors)
  }
  const isAgain = openKeys.length > 0
  const isUnchanged = isAgain && (await isAsHandedBack(db, shardKey, myFormId))
  const { pending, skipped, isSigned } = await askApprovers(context, entry, definition, {
    isHandedBack: isAgain,
  })
  const formStatus = isAgain ? 'in_review' : statusAfterSubmit(pending)
  const score = evaluation.score
  const percent = score?.percent ?? null
  await queries.storeAnswers(
    db,
    shardKey,
    myFormId,
    { answers, revision: entry.revision, scoreBreakdown: score },
    now,
  )
  await keepVersion(db, shardKey, myFormId, { answers, score: percent, personId, at: now })
  await clearFlags(db, shardKey, myFormId)
  await writeMove(
    entryKind,
    entry,
    {
      event: isAgain ? 'resubmit' : 'submit',
      to: formStatus,
      columns: {
        score: percent,
        result: score?.result ?? 'none',
        has_critical_failure: (score?.criticalFailures.length ?? 0) > 0,
        filled_at: now,
        submitted_at: now,
        completed_at: formStatus === 'complete' ? now : null,
        // Nobody who is to sign is as good as everybody having signed.
        is_signature_complete: isSigned,
      },
      changes: {
        score: { from: null, to: percent },
        ...(skipped.length > 0 ? { skippedSteps: { from: null, to: skipped } } : {}),
      },
    },
    { db, shardKey, now, audit },
  )
  await tellApprovers(context, myFormId)
  const outcome = { formStatus, score: percent, result: score?.result ?? ('none' as const) }
  const unchanged = isUnchanged ? ' Nothing was changed since it was handed back.' : ''
  return ok({ ...outcome, isUnchanged }, `Form submitted.${unchanged}`)
}
