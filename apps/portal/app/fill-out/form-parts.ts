import {
  everythingOf,
  isAnswered,
  isSection,
  listKeyOf,
  signedQuestions,
  textLanguage,
  textOf,
  type Evaluation,
  type FormDefinition,
  type InstanceChange,
  type Item,
  type Question,
} from '@holdpoint/forms'
import { answeringWords, type AnsweringWords } from './language/answering.words.ts'

/** A question as it stands on the page. */
export type PlacedQuestion = { question: Question; number: string }

/** One page of a form without JavaScript, and one block of it with: a section, or a loose run. */
export type Part = {
  key: string
  /** Null for a run of questions outside sections. */
  sectionKey: string | null
  title: string
  /** The language that its title is in. */
  titleLanguage: string
  intro: string
  /** The language that its intro is in. */
  introLanguage: string
  /** The language that the form is shown in. */
  lang: string
  /** `''` for the header, which the form does not number. */
  number: string
  /** Whether neighbours with the same answers are rows of one table. */
  asTable: boolean
  questions: readonly PlacedQuestion[]
}

/**
 * The parts of a form, which is laid out for its answers, in page order. Keys of loose runs begin with
 * `_`, which no item's key may.
 */
export function partsOf(definition: FormDefinition, lang: string): Part[] {
  const placed = new Map(everythingOf(definition).map((row) => [row.question.key, row]))
  const place = (question: Question): PlacedQuestion =>
    placed.get(question.key) ?? { question, number: '' }
  const unnamed = answeringWords(lang)
  const parts: Part[] = []
  for (const run of runsOf(definition.items)) {
    const [first] = run
    if (first === undefined) {
      continue
    }
    if (isSection(first)) {
      const questions = first.items.map(place)
      parts.push({
        key: first.key,
        sectionKey: first.key,
        title: textOf(first.title, lang),
        titleLanguage: textLanguage(first.title, lang),
        intro: textOf(first.intro, lang),
        introLanguage: textLanguage(first.intro, lang),
        lang,
        number: numberOf(questions),
        asTable: first.asTable === true,
        questions,
      })
    } else {
      const questions = run.filter((item) => !isSection(item)).map(place)
      parts.push({
        key: `_${parts.length + 1}`,
        sectionKey: null,
        title: looseTitle(first, parts.length, unnamed.words),
        titleLanguage: unnamed.lang,
        introLanguage: unnamed.lang,
        intro: '',
        lang,
        number: numberOf(questions),
        asTable: false,
        questions,
      })
    }
  }
  return parts
}

/**
 * The parts with nothing but some questions in them, and the signatures that stand for those, which a
 * change makes void (decision 0093). A part without any is left out.
 */
export function partsWith(
  definition: FormDefinition,
  parts: readonly Part[],
  keys: ReadonlySet<string>,
): Part[] {
  const isWanted = ({ question }: PlacedQuestion) =>
    keys.has(question.key) ||
    (question.type === 'signature' &&
      signedQuestions(definition, question.key).some(({ key }) => keys.has(key)))
  return parts
    .map((part) => ({ ...part, questions: part.questions.filter(isWanted) }))
    .filter(({ questions }) => questions.length > 0)
}

/** Sections stand alone; the header, and other questions outside sections, go together. */
function runsOf(items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && belongTogether(last, item)) {
      run.push(item)
    } else {
      runs.push([item])
    }
  }
  return runs
}

function belongTogether(last: Item, next: Item): boolean {
  return !isSection(last) && !isSection(next) && isHeader(last) === isHeader(next)
}

function isHeader(item: Question): boolean {
  return item.header === true
}

function looseTitle(
  first: Question,
  place: number,
  words: Pick<AnsweringWords, 'headerPart' | 'loosePart' | 'moreQuestions'>,
): string {
  if (isHeader(first)) {
    return words.headerPart
  }
  return place === 0 ? words.loosePart : words.moreQuestions
}

function numberOf(questions: readonly PlacedQuestion[]): string {
  const first = questions.find(({ number }) => number !== '')?.number ?? ''
  return first.split('.')[0] ?? ''
}

/** The part that a question stands in. */
export function partOfQuestion(parts: readonly Part[], key: string): Part | undefined {
  return parts.find(({ questions }) => questions.some(({ question }) => question.key === key))
}

/** The first question of the instance that is there now; of one that is gone what is left. */
export function instanceShown(parts: readonly Part[], change: InstanceChange): string {
  const list = listKeyOf(change.section)
  const { questions = [] } = partOfQuestion(parts, list) ?? {}
  const instances = questions.flatMap(({ question: { instance } }) => instance?.number ?? [])
  const wanted = change.do === 'putBack' ? change.instance : instances.at(-1)
  const first = questions.find(({ question }) => question.instance?.number === wanted)
  return change.do === 'remove' || first === undefined ? list : first.question.key
}

/** How far a part is, and what of it shows. */
export type PartState = {
  part: Part
  shown: readonly PlacedQuestion[]
  answered: number
  total: number
  missing: number
  /** The first question that stands in the way of submit. */
  firstMissing: PlacedQuestion | undefined
}

/** The parts that show now, each with its progress. A part with nothing to show is left out. */
export function partStates(parts: readonly Part[], evaluation: Evaluation): PartState[] {
  const isShown = ({ question }: PlacedQuestion) => evaluation.items[question.key]?.visible === true
  const isMissing = ({ question }: PlacedQuestion) =>
    (evaluation.items[question.key]?.problems.length ?? 0) > 0
  const isDone = ({ question }: PlacedQuestion) => evaluation.items[question.key]?.answered === true
  return parts
    .map((part) => {
      const shown = part.questions.filter(isShown)
      const asked = shown.filter(({ question }) => question.type !== 'note')
      // Nobody answers what is calculated; a note beside it may be missing all the same.
      const given = asked.filter(({ question }) => isAnswered(question.type))
      const missing = asked.filter(isMissing)
      return {
        part,
        shown,
        // An answer whose note or photo is missing is not done with.
        answered: given.filter((placed) => isDone(placed) && !isMissing(placed)).length,
        total: given.length,
        missing: missing.length,
        firstMissing: missing[0],
      }
    })
    .filter(({ shown }) => shown.length > 0)
}

/** The shown part with this key, else the first. */
export function currentPart(
  states: readonly PartState[],
  key: string | null,
): PartState | undefined {
  return states.find(({ part }) => part.key === key) ?? states[0]
}
