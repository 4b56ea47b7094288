import {
  evaluate,
  findItem,
  laidOut,
  listKeyOf,
  questionsOf,
  repeatingSections,
} from '@holdpoint/forms'
import type {
  Answer,
  EvaluateContext,
  Evaluation,
  FormDefinition,
  ItemProblem,
  Question,
} from '@holdpoint/forms'
import { answerQuestion } from './answer-question.ts'
import type { EntryScene } from './entry-scene.ts'
import { noteFor } from './field-notes.ts'
import { failingQuestions } from './failing-questions.ts'
import type { SeededRandom } from './seeded-random.ts'

/** How an entry is to be filled out. */
export type AnswerWish = {
  definition: FormDefinition
  scene: EntryScene
  /** The score to come out near. */
  wishedPercent: number
  /** How much of the form is filled out, 0 to 1. Only a whole one is made fit to submit. */
  share: number
  random: SeededRandom
}

export type FilledEntry = { answers: Record<string, Answer>; evaluation: Evaluation }

const roundsMax = 8

/** How many there are of what is asked several times: one or two, where there may be as many. */
function instancesFor(definition: FormDefinition, random: SeededRandom): Record<string, Answer> {
  const lists = repeatingSections(definition).map(({ key, repeat }): [string, Answer] => {
    const wanted = random.stream(key).chance(0.5) ? ['1', '2'] : ['1']
    return [listKeyOf(key), { value: wanted.slice(0, repeat.max) }]
  })
  return Object.fromEntries(lists)
}

/**
 * Fills an entry out as a person would: from top to bottom, answering what shows, and adding the
 * note or photo that the form asks for. The engine is the judge all the way.
 */
export function answerEntry({
  definition,
  scene,
  wishedPercent,
  share,
  random,
}: AnswerWish): FilledEntry {
  const context: EvaluateContext = {
    today: scene.clock.dayOf(scene.startedAt),
    lang: 'en',
  }
  const answers: Record<string, Answer> = instancesFor(definition, random)
  const questions = questionsOf(laidOut(definition, answers))
  const reached = new Set(
    questions.slice(0, Math.ceil(questions.length * share)).map(({ question }) => question.key),
  )
  const failing = failingQuestions(questions, wishedPercent, random)
  const skipped = new Set<string>()
  let evaluation = evaluate(definition, answers, context)

  for (let round = 1; round <= roundsMax; round += 1) {
    const isAnswered = answerWhatShows()
    if (isAnswered) {
      evaluation = evaluate(definition, answers, context)
    }
    const isRepaired = share === 1 && repair()
    if (isRepaired) {
      evaluation = evaluate(definition, answers, context)
    }
    if (!isAnswered && !isRepaired) {
      break
    }
  }
  return { answers, evaluation }

  function answerWhatShows(): boolean {
    let changed = false
    for (const { question } of questions) {
      const { key } = question
      const state = evaluation.items[key]
      const isOpen = answers[key] === undefined && !skipped.has(key)
      if (!isOpen || !reached.has(key) || state?.visible !== true) {
        continue
      }
      const answer = answerQuestion(question, {
        scene,
        isFailing: failing.has(key),
        isRequired: state.required,
        answers,
        random,
      })
      if (answer === null) {
        skipped.add(key)
      } else {
        answers[key] = answer
        changed = true
      }
    }
    return changed
  }

  function repair(): boolean {
    let changed = false
    for (const { key } of evaluation.missing) {
      const question = findItem(definition, key)
      const problems = evaluation.items[key]?.problems ?? []
      if (question !== undefined && question.type !== 'section' && problems.length > 0) {
        answers[key] = repaired(question, answers[key] ?? { value: null }, problems)
        changed = true
      }
    }
    return changed
  }

  function repaired(question: Question, answer: Answer, problems: readonly ItemProblem[]): Answer {
    let better = answer
    for (const { kind } of problems) {
      switch (kind) {
        case 'missingNote':
          better = { ...better, note: noteFor(question.key, random) }
          break
        case 'missingAction':
          break
        case 'missingPhoto':
          better = { ...better, media: [scene.takePhoto(question.key)] }
          break
        case 'missingAnswer':
        case 'invalid': {
          const redone = answerQuestion(question, {
            scene,
            isFailing: false,
            isRequired: true,
            answers,
            random,
          })
          better = { ...better, ...redone }
          break
        }
        default:
          kind satisfies never
      }
    }
    return better
  }
}
