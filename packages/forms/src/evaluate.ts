import { answerWords, answerWordsLanguage } from './answer-words.ts'
import { isMediaQuestion } from './files.ts'
import { isInBand } from './points.ts'
import { readEntry, type Reading, type ReadQuestion } from './reading.ts'
import { holds } from './rules.ts'
import { scoreReading } from './score.ts'
import { isAnswered, isSection, takesAnswer } from './structure.ts'
import { textLanguage, textOf } from './text.ts'
import type {
  Answers,
  Effect,
  EvaluateContext,
  Evaluation,
  FormDefinition,
  ItemProblem,
  ItemState,
  Said,
  SectionState,
  Text,
} from './types.ts'

/**
 * Everything a page needs to know about an entry, from one pass: what shows, what is demanded,
 * what is missing or wrong and in which words, the progress of each section, and the score.
 * Hidden questions keep their answers but count nowhere. Total: it never throws.
 */
export function evaluate(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): Evaluation {
  const reading = readEntry(definition, answers, context)
  const states = reading.rows.map((row) => stateOf(row, context))
  const missing = reading.rows.flatMap((row, index) => {
    const problems = states[index]?.problems ?? []
    if (problems.length === 0) {
      return []
    }
    const { key, label } = row.question
    return [
      {
        ...{ key, sectionKey: row.sectionKey },
        label: textOf(label, context.lang),
        labelLang: textLanguage(label, context.lang),
        message: problems.map((problem) => problem.message).join(' '),
        said: problems,
      },
    ]
  })
  return {
    items: Object.fromEntries(states.map((state) => [state.key, state])),
    sections: sectionStates(definition, reading, states, context.lang),
    missing,
    canSubmit: missing.length === 0,
    score: scoreReading(definition, reading),
  }
}

type Demands = {
  readonly note: boolean
  readonly photo: boolean
  readonly action: boolean
  readonly answerMessage: Said
  readonly actionMessage: Said
  readonly noteMessage: Said
  readonly photoMessage: Said
  readonly flagged: boolean
  readonly messages: readonly Said[]
}

function stateOf(row: ReadQuestion, context: EvaluateContext): ItemState {
  const { lang } = context
  const { question, visible, value, scope } = row
  const answered = value !== null
  const required =
    visible &&
    takesAnswer(question) &&
    (typeof question.required === 'object'
      ? holds(question.required, scope)
      : question.required === true)
  const demands = demandsOf(row, lang)
  const failing = visible && answered ? failedValidations(row, lang) : []
  // What is handed in was raised by then; what became of it is its own.
  const hasAction =
    context.isKept === true || (context.actionQuestions ?? []).includes(question.key)
  const needs = {
    ...demands,
    answer: required && !answered,
    action: demands.action && !hasAction,
  }
  return {
    key: question.key,
    type: question.type,
    sectionKey: row.sectionKey,
    visible,
    required,
    answered,
    calculated: question.type === 'calc' && typeof value === 'number' ? value : null,
    note: demands.note ? 'required' : (question.note ?? 'none') === 'none' ? 'none' : 'offered',
    photo: demands.photo ? 'required' : offersPhoto(row) ? 'offered' : 'none',
    action: demands.action ? 'required' : 'none',
    flagged: demands.flagged,
    messages: demands.messages,
    warnings: failing
      .filter(({ level }) => level === 'warn')
      .map(({ message, lang: saidIn }) => ({ message, lang: saidIn })),
    limit: limitOf(row, lang),
    problems: visible
      ? problemsOf(
          row,
          needs,
          failing.filter(({ level }) => level === 'error'),
          lang,
        )
      : [],
  }
}

function offersPhoto({ question }: ReadQuestion): boolean {
  // The files of a question that asks for files are no evidence beside its answer.
  return question.type !== 'file' && (question.media !== undefined || question.type === 'photo')
}

// Evidence is demanded by the question once it is answered, or by a reaction whenever it holds.
function demandsOf(row: ReadQuestion, lang: string): Demands {
  const { question, scope } = row
  const reactions = row.visible
    ? (question.on ?? []).filter((reaction) => holds(reaction.when, scope))
    : []
  const messagesOf = (effect: Effect): Said[] =>
    reactions
      .filter((reaction) => reaction.do === effect)
      .map((reaction) => saidIn(reaction.message, lang))
  const [notes, photos] = [messagesOf('requireNote'), messagesOf('requirePhoto')]
  const actions = messagesOf('requireAction')
  const requests = answerWords(lang)
  const isSaid = ({ message }: Said) => message !== ''
  const own = (message: string) => ({ message, lang: answerWordsLanguage(lang) })
  const isGiven = row.visible && row.value !== null && !isMediaQuestion(question)
  return {
    note: notes.length > 0 || (isGiven && question.note === 'required'),
    photo: photos.length > 0 || (isGiven && question.media?.required === true),
    action: actions.length > 0,
    answerMessage: own(requestFor(row, lang)),
    actionMessage: actions.find(isSaid) ?? own(requests.raiseAction),
    noteMessage: notes.find(isSaid) ?? own(requests.addNote),
    photoMessage: photos.find(isSaid) ?? own(requests.addPhoto),
    flagged: messagesOf('flag').length > 0,
    messages: messagesOf('showMessage').filter(isSaid),
  }
}

type FailedValidation = Said & { readonly level: 'error' | 'warn' }

function failedValidations({ question, scope }: ReadQuestion, lang: string): FailedValidation[] {
  return (question.validate ?? [])
    .filter((validation) => !holds(validation.rule, scope))
    .map((validation) => ({
      level: validation.level,
      ...saidIn(validation.message, lang),
    }))
}

function saidIn(text: Text | undefined, lang: string): Said {
  return { message: textOf(text, lang), lang: textLanguage(text, lang) }
}

function problemsOf(
  row: ReadQuestion,
  needs: Demands & { readonly answer: boolean },
  errors: readonly Said[],
  lang: string,
): ItemProblem[] {
  const problems: ItemProblem[] = []
  if (row.invalid !== null) {
    problems.push({ kind: 'invalid', message: row.invalid, lang: answerWordsLanguage(lang) })
  } else if (needs.answer) {
    problems.push({ kind: 'missingAnswer', ...needs.answerMessage })
  }
  for (const error of errors) {
    problems.push({ kind: 'invalid', message: error.message, lang: error.lang })
  }
  if (needs.note && row.answer.note === undefined) {
    problems.push({ kind: 'missingNote', ...needs.noteMessage })
  }
  if (needs.photo && row.answer.media === undefined) {
    problems.push({ kind: 'missingPhoto', ...needs.photoMessage })
  }
  if (needs.action) {
    problems.push({ kind: 'missingAction', ...needs.actionMessage })
  }
  return problems
}

function requestFor({ question }: ReadQuestion, lang: string): string {
  const requests = answerWords(lang)
  switch (question.type) {
    case 'photo':
      return requests.addPhoto
    case 'file':
      return requests.addFile
    case 'signature':
      return requests.sign
    case 'acknowledge':
      return requests.acknowledge
    default:
      return requests.answerQuestion
  }
}

function limitOf({ question, visible, value }: ReadQuestion, lang: string): ItemState['limit'] {
  if (!visible || typeof value !== 'number') {
    return null
  }
  const limit = (question.limits ?? []).find((candidate) => isInBand(value, candidate))
  if (limit === undefined) {
    return null
  }
  const { level, label } = limit
  return { level, label: textOf(label, lang), lang: textLanguage(label, lang) }
}

function sectionStates(
  definition: FormDefinition,
  reading: Reading,
  states: readonly ItemState[],
  lang: string,
): SectionState[] {
  const progressOf = (key: string | null): Omit<SectionState, 'key' | 'title' | 'visible'> => {
    const shown = states.filter((state) => state.sectionKey === key && state.visible)
    const given = shown.filter(({ type }) => isAnswered(type))
    return {
      answered: given.filter((state) => state.answered).length,
      total: given.length,
      missing: shown.filter((state) => state.problems.length > 0).length,
    }
  }
  const hasLoose = definition.items.some((item) => !isSection(item))
  const sections = definition.items.filter(isSection).map((section) => ({
    key: section.key,
    title: textOf(section.title, lang),
    visible: !reading.hidden.has(section.key),
    ...progressOf(section.key),
  }))
  return hasLoose
    ? [{ key: null, title: '', visible: true, ...progressOf(null) }, ...sections]
    : sections
}
