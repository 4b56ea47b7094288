import {
  findQuestion,
  shownPercent,
  textOf,
  type Answer,
  type FormDefinition,
  type Lookups,
  type Question,
} from '@holdpoint/forms'
import { statusLabel, type MyFormHistoryEvent } from '@holdpoint/api'
import type { Change } from '../../../records/history.ts'
import { changeWords } from './answer-words.ts'
import type { NobodyOf } from './people-asked.ts'

// What the trail of an entry says in words (decision 0095).

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  score: 'Score',
  decision: 'Decision',
  skippedSteps: 'Skipped steps',
  askedInstead: 'Others asked',
  filler: 'Fills it out',
  approver: 'Decides',
  signer: 'Signs',
  handedBack: 'Handed back',
  signature: 'Signature',
  kudos: 'Kudos',
  upvoteCount: 'Upvotes',
  file: 'Attachment',
  isLimitedAccess: 'Limited access',
  sharedWith: 'Shared with',
  emails: 'Addresses',
  email: 'Address',
  elevatedTo: 'Elevated to',
  comment: 'Comment',
  privacyType: 'Who may read it',
}

/** What one page of a history is told with. */
export type Telling = {
  questionOf: (key: string) => Question | undefined
  /** Names by picker type, then by code. */
  lookups: Lookups
  /** Names of people by id. */
  people: ReadonlyMap<string, string>
}

/** The question of a key, also of an instance that is not there any more. */
export function questionIn(definition: FormDefinition): Telling['questionOf'] {
  return (key) => findQuestion(definition, key)
}

/** Deeds that answer questions: what they changed goes by their keys. */
const answeringDeeds: readonly string[] = [
  'fill',
  'add photo',
  'remove photo',
  'mark photo',
  'add file',
  'remove file',
  'sign',
]

function isAnswering(action: string): boolean {
  return answeringDeeds.includes(action)
}

/** Deeds whose changes are the submitter's own until the entry is handed in: of answers and files. */
export const fillingDeeds = [...answeringDeeds, 'add attachment', 'remove attachment']

export function isFilling(action: string): boolean {
  return fillingDeeds.includes(action)
}

/** What of an entry changed, in words; a value is null where its readers may not all have it. */
export function toField(
  { key, from, to }: Change,
  action: string,
  telling: Telling,
): MyFormHistoryEvent['fields'][number] {
  const question = telling.questionOf(key)
  // While answers are saved the status may change beside them, and a question may be called so too.
  if (question !== undefined && isAnswering(action) && isAnswer(from) && isAnswer(to)) {
    const words = changeWords(question, from ?? undefined, to ?? undefined, telling.lookups)
    const label = textOf(question.label, 'en')
    return { key, label, from: words.from || null, to: words.to || null }
  }
  const words = (value: unknown) => (value === null ? null : valueWords(key, value, telling))
  return { key, label: labels[key] ?? key, from: words(from), to: words(to) }
}

/** Stored answers were checked when they were written. */
function isAnswer(value: unknown): value is Answer | null {
  return typeof value === 'object'
}

/** What a change says of the answer to the question that its key may be. */
export function answersIn({ key, from, to }: Change): Record<string, Answer | null>[] {
  return [from, to].filter(isAnswer).map((answer) => ({ [key]: answer }))
}

function valueWords(key: string, value: unknown, { people, questionOf }: Telling): string | null {
  switch (key) {
    case 'status':
      return statusLabel(String(value))
    case 'score':
      return typeof value === 'number' ? `${shownPercent(value)} %` : null
    case 'upvoteCount':
    case 'file':
      return String(value)
    case 'isLimitedAccess':
      return value === true ? 'On' : 'Off'
    case 'filler':
    case 'approver':
    case 'signer':
    case 'sharedWith':
      return namesOf(value, people)
    case 'handedBack':
      return handedBackWords(value, questionOf)
    case 'skippedSteps':
      return listOf(value).join(', ')
    case 'askedInstead':
      return [value].flat().map(insteadWords).join('; ')
    case 'decision':
      return decisionWords(value)
    case 'kudos':
      return kudosWords(value, people)
    default:
      return null
  }
}

/** Each question with what was said of it; what was handed back before notes were kept has none. */
function handedBackWords(value: unknown, questionOf: Telling['questionOf']): string {
  return [value]
    .flat()
    .map((one: unknown) => {
      const { questionKey, note } = typeof one === 'string' ? { questionKey: one } : partsOf(one)
      const asked = String(questionKey)
      const label = labelOf(questionOf(asked)) ?? asked
      return typeof note === 'string' && note !== '' ? `${label}: ${note}` : label
    })
    .join('; ')
}

function labelOf(question: Question | undefined): string | undefined {
  return question && textOf(question.label, 'en')
}

const nobodyWords: Readonly<Record<NobodyOf, string>> = {
  district: 'nobody of the group is of the same district, so any of it is asked',
  businessUnit: 'nobody of the group is of the same business unit, so any of it is asked',
  crew: 'nobody of the group is of the same crew, so any of it is asked',
  question: 'nobody is named who can be asked, so an administrator is',
}

function insteadWords(value: unknown): string {
  const { meaning, nobodyOf } = partsOf(value)
  const why = Object.entries(nobodyWords).find(([of]) => of === nobodyOf)?.[1] ?? ''
  return `${String(meaning)}: ${why}`
}

function decisionWords(value: unknown): string | null {
  const { decision, meaning } = partsOf(value)
  const said = decision === 'approve' ? 'Approved' : 'Rejected'
  return typeof meaning === 'string' && meaning !== '' ? `${said}, ${meaning}` : said
}

function kudosWords(value: unknown, people: Telling['people']): string | null {
  const { category, personIds } = partsOf(value)
  return `${String(category)}, ${namesOf(personIds, people)}`
}

/** The people who are named in what changed. */
export function peopleIn({ key, from, to }: Change): string[] {
  switch (key) {
    case 'filler':
    case 'approver':
    case 'signer':
    case 'sharedWith':
      return [...listOf(from), ...listOf(to)]
    case 'kudos':
      return listOf(partsOf(to)['personIds'])
    default:
      return []
  }
}

function namesOf(value: unknown, people: Telling['people']): string | null {
  return (
    listOf(value)
      .map((id) => people.get(id) ?? id)
      .join(', ') || null
  )
}

function listOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string')
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
