import { evaluate, type Answers, type Evaluation, type FormDefinition } from '@holdpoint/forms'
import { today, type FormStatus } from '@holdpoint/api'
import { isBeingFilled } from './sub-forms/sub-forms.rules.ts'

/** What an entry is judged by beside its answers; in English, unless said. */
type JudgedBy = { lang?: string; isKept?: boolean; actions?: readonly string[] }

/** What the engine says of an entry, on the day at its place of work, in a language of its form. */
export function evaluateEntry(
  definition: FormDefinition,
  answers: Answers,
  timeZone: string,
  now: Date,
  { lang = 'en', isKept = false, actions: actionQuestions = [] }: JudgedBy = {},
): Evaluation {
  return evaluate(definition, answers, {
    ...engineContext(timeZone, now, lang),
    isKept,
    actionQuestions,
  })
}

export function engineContext(timeZone: string, now: Date, lang = 'en') {
  return { today: today(now, timeZone), lang }
}

/**
 * What the engine reads an entry with that is not filled out any more: what was calculated stays what
 * it came to.
 */
export function readingContext(
  { status, submitted_at: at }: { status: FormStatus; submitted_at: Date | null },
  timeZone: string,
  now: Date,
) {
  return { ...engineContext(timeZone, at ?? now), isKept: !isBeingFilled(status) }
}

/** The engine's findings as they travel. */
export function toEntryState(evaluation: Evaluation) {
  return {
    score: evaluation.score?.percent ?? null,
    result: evaluation.score?.result ?? ('none' as const),
    hasCriticalFailure: (evaluation.score?.criticalFailures.length ?? 0) > 0,
    missing: evaluation.missing.map(({ key, sectionKey, label, message }) => ({
      key,
      sectionKey,
      label,
      message,
    })),
  }
}
