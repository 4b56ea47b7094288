import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'
import { elevatedForm } from '../my-forms/my-forms.records.ts'

/** The decision that is due on an entry. */
export const dueStep = z.object({
  /** From 1; beside it how many there are. */
  number: z.int(),
  count: z.int(),
  /** What the form calls it; `''` where it has no name. */
  meaning: z.string(),
  /** Who decides. */
  people: z.array(personLine),
})

/** One row of the list of reviews (decision 0073). */
export const reviewedForm = z.object({
  id: z.string(),
  number: z.string(),
  form: z.object({ id: z.string(), title: z.string(), formTypeName: z.string() }),
  formStatus: z.string(),
  formTitleAnswer: z.string().nullable(),
  submitter: personLine,
  submittedAt: z.string(),
  /** Crew names, joined by commas. */
  crew: z.string(),
  /** Pad names, joined by commas, or N/A. */
  padNames: z.string(),
  score: z.number().nullable(),
  result: z.enum(['pass', 'fail', 'none']).nullable(),
  hasCriticalFailure: z.boolean(),
  isReopened: z.boolean(),
  isLimitedAccess: z.boolean(),
  /** Whether it lies with its submitter, flagged questions open. */
  isHandedBack: z.boolean(),
  elevatedForm: elevatedForm.nullable(),
  /** Null where nobody has to decide any more. */
  step: dueStep.nullable(),
  isOwnSignPending: z.boolean(),
  isOwnApprovalPending: z.boolean(),
  /**
   * Whether the reader may approve it together with others, without opening it: it waits for them,
   * its form allows that, and nothing critical failed.
   */
  canApproveTogether: z.boolean(),
  /** What the reader decided; null where they have not. */
  ownDecision: z.object({ decision: z.enum(['approve', 'reject']), at: z.string() }).nullable(),
  rowVersion: z.int(),
})
/** One row of the list of reviews. */
export type ReviewedForm = z.infer<typeof reviewedForm>
