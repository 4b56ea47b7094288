import {
  checkAnswer,
  minutesOf,
  parseAnswer,
  picksMany,
  rankFields,
  type Answer,
  type AnswerValue,
  type Question,
} from '@holdpoint/forms'

/** What the controls of a question hold: texts, exactly as typed or ticked. */
export type Draft = { readonly raw: readonly string[]; readonly note: string }

export const emptyDraft: Draft = { raw: [], note: '' }

/** What the controls of a question show for a stored answer. */
export function draftOf(answer: Answer | undefined, question?: Pick<Question, 'type'>): Draft {
  if (answer === undefined) {
    return emptyDraft
  }
  return { raw: rawOf(answer.value, question), note: answer.note ?? '' }
}

function rawOf(value: AnswerValue, question?: Pick<Question, 'type'>): readonly string[] {
  if (value === null) {
    return []
  }
  // Its order is the answer, so that each says its place.
  if (question?.type === 'rank' && Array.isArray(value)) {
    return rankFields(value)
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : value
}

/** What the controls come to: an answer that can be saved, or why not. */
export type ReadDraft = { ok: true; value: AnswerValue } | { ok: false; message: string }

/** Reads what the controls hold; what is wrong with it is said in the language of the form. */
export function readDraft(question: Question, { raw, note }: Draft, lang = 'en'): ReadDraft {
  const parsed = parseAnswer(question, raw, lang)
  if (!parsed.ok) {
    return { ok: false, message: parsed.problem.message }
  }
  const checked = checkAnswer(question, { value: parsed.value, note }, lang)
  return checked.ok
    ? { ok: true, value: parsed.value }
    : { ok: false, message: checked.problem.message }
}

/**
 * The value for judging what was typed while it is not valid: it keeps its kind, so that the
 * engine finds the same fault in it and says the same sentence. A number that is spelled in a way
 * that is not saved, such as “1e3”, is none, and counts for nothing.
 */
export function looseValueOf(question: Question, raw: readonly string[]): AnswerValue {
  const parsed = parseAnswer(question, raw)
  if (parsed.ok) {
    return parsed.value
  }
  const text = raw.at(-1)?.trim() ?? ''
  if (['multiChoice', 'rank'].includes(question.type) || picksMany(question)) {
    return raw
  }
  if (['notAWholeNumber', 'notANumber'].includes(parsed.problem.name)) {
    return text
  }
  if (question.type === 'duration') {
    return minutesOf(text) ?? text
  }
  const isNumeric = ['integer', 'decimal', 'rating'].includes(question.type)
  return isNumeric && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** Whether two drafts say the same; the order of ticks does not count, nor how lines end. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return draftText(one) === draftText(other)
}

/** A draft as one text, the same for the same content. */
export function draftText({ raw, note }: Draft): string {
  const filled = raw.filter((text) => text !== '')
  return JSON.stringify([filled.map(unixLines).sort(), unixLines(note)])
}

/** Browsers post line ends as CR LF, whatever the page held. */
function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
