import { evaluate, type Answers, type Evaluation, type FormDefinition } from '@holdpoint/forms'
import { today } from '@holdpoint/api'

/** What the engine says of an entry, on the day at its place of work, in a language of its form. */
export function evaluateEntry(
  definition: FormDefinition,
  answers: Answers,
  timeZone: string,
  now: Date,
  lang?: string,
): Evaluation {
  return evaluate(definition, answers, engineContext(timeZone, now, lang))
}

export function engineContext(timeZone: string, now: Date, lang = 'en') {
  return { today: today(now, timeZone), lang }
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
