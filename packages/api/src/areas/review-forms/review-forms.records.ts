import * as z from 'zod'
import { allowedEvent } from '../../moves/moves.records.ts'
import { actionStatuses } from '../actions/actions.vocabulary.ts'
import { myFormApproval } from '../my-forms/my-forms.more.records.ts'
import { answerMedia } from '../my-forms/my-forms.records.ts'
import { personLine } from '../../vocabulary/person.ts'

// What a reviewer decides on (spec 7, review forms; decision 0069).

/** One answer as it is read for a decision: words only, nothing left to work out. */
export const reviewedAnswer = z.object({
  questionKey: z.string(),
  /** `2.3`, or `''` for a header question. */
  number: z.string(),
  label: z.string(),
  /** `''` where it was not answered. */
  text: z.string(),
  note: z.string(),
  photos: z.array(answerMedia),
  /** What answers a question that asks for files; `text` names them. */
  files: z.array(answerMedia),
  /** Whether it earned nothing, was flagged by the form, or failed where that fails the whole. */
  isFailed: z.boolean(),
  isCritical: z.boolean(),
  /** Points it got and could have got; null where it is not scored. */
  points: z.object({ got: z.number(), max: z.number() }).nullable(),
  /** Actions that were raised from it. */
  actions: z.array(
    z.object({
      actionId: z.string(),
      number: z.string(),
      title: z.string(),
      status: z.enum(actionStatuses),
    }),
  ),
  /** What its submitter is asked to change; null where nothing is. */
  flag: z.object({ note: z.string(), person: personLine, at: z.string() }).nullable(),
})
/** One answer as it is read for a decision. */
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>

/** A section, the header, or questions outside sections. */
export const reviewedSection = z.object({
  /** `''` for the header and for questions outside sections. */
  title: z.string(),
  isHeader: z.boolean(),
  /** Whole percent; null where nothing in it was scored. */
  percent: z.number().nullable(),
  hasFailed: z.boolean(),
  answers: z.array(reviewedAnswer),
})
/** A section of what is read for a decision. */
export type ReviewedSection = z.infer<typeof reviewedSection>

/** What was handed in at one time. */
export const entryVersion = z.object({
  version: z.int(),
  at: z.string(),
  person: personLine,
  score: z.number().nullable(),
})
/** What was handed in at one time. */
export type EntryVersion = z.infer<typeof entryVersion>

/** A step that nobody is asked to decide on, because its condition does not hold. */
export const skippedStep = z.object({
  step: z.int(),
  /** What the form calls it. */
  meaning: z.string(),
  /** When it would be asked, as a sentence. */
  condition: z.string(),
})
/** A step that nobody is asked to decide on. */
export type SkippedStep = z.infer<typeof skippedStep>

/** An entry as a reviewer decides on it: what failed first. */
export const reviewInformation = z.object({
  myFormId: z.string(),
  number: z.string(),
  formTitle: z.string(),
  formStatus: z.string(),
  rowVersion: z.int(),
  submitter: personLine,
  submittedAt: z.string().nullable(),
  isReopened: z.boolean(),
  isLimitedAccess: z.boolean(),
  verdict: z.object({
    score: z.number().nullable(),
    passingPercentage: z.number().nullable(),
    result: z.enum(['pass', 'fail', 'none']),
    hasCriticalFailure: z.boolean(),
    answered: z.int(),
    failed: z.int(),
  }),
  /** Critical ones first, then by what they cost. */
  failures: z.array(reviewedAnswer),
  /** What a reader may wonder at, a sentence each. */
  odd: z.array(z.string()),
  sections: z.array(reviewedSection),
  steps: z.array(myFormApproval),
  /** Steps of its form that were skipped. */
  skipped: z.array(skippedStep),
  /** What is missing before it is complete, and who owes it; nothing once it is decided. */
  owed: z.array(
    z.object({
      /** Answers that are missing, questions that were handed back, a step, or a signature. */
      what: z.enum(['answers', 'change', 'approve', 'sign']),
      /** Which: the questions, how many, or what a decision or a signature stands for. */
      text: z.string(),
      people: z.array(personLine),
      /** Whether it can be done now; a later step waits for the ones before it. */
      isDue: z.boolean(),
    }),
  ),
  /** The step that waits and since when; null where none does, or nothing says how long it may. */
  waiting: z.object({ step: z.int(), since: z.string(), dueAt: z.string() }).nullable(),
  /** Whether it lies with its submitter, flagged questions open. */
  isHandedBack: z.boolean(),
  /** What the reader may do with it now, or why not. */
  allowedEvents: z.array(allowedEvent),
  /** The steps' parts that the reader may give to somebody else now, one's own first. */
  handsOver: z.array(z.string()),
  /** What was handed in, newest first. */
  versions: z.array(entryVersion),
  /** Which of them this is; null for how it stands now. */
  historyVersion: z.int().nullable(),
})
/** An entry as a reviewer decides on it. */
export type ReviewInformation = z.infer<typeof reviewInformation>

/** One answer that two versions differ in. */
export const answerDifference = z.object({
  questionKey: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
})
/** One answer that two versions differ in. */
export type AnswerDifference = z.infer<typeof answerDifference>
