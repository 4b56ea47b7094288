import * as z from 'zod'
import { call } from '../../call.ts'
import { id, orJsonText, text, wireBoolean, wireInteger, wireList, written } from '../../wire.ts'
import { questionKeyMax, shareCountMax } from '../../vocabulary/limits.ts'
import { personLine } from '../../vocabulary/person.ts'
import { reviewFurther } from './review-forms.further.ts'
import { reviewListing } from './review-forms.listing.ts'
import { answerDifference, reviewInformation } from './review-forms.records.ts'

// Review of entries that were handed in. The specification shows neither methods nor payloads
// here, so the methods and shapes are ours (decision 0069): POST where it speaks of a change.

const source = 'spec 7, review forms; decision 0069'
const change = 'spec 4, status changes of other modules; spec 7, review forms; decision 0069'
const ofEntry = z.object({ myFormId: id })
const reason = written(500).optional()
/** How an entry stands after a decision. */
const standing = z.object({ formStatus: z.string(), rowVersion: z.int() })

/** One entry for whoever decides on it: what failed first, then all of it, and what may be done. */
const information = call({
  name: 'reviewForms.information',
  method: 'GET',
  path: '/review-form-info',
  summary: 'Answers an entry under review: what failed, every answer, its steps and its moves.',
  status: 'decided',
  source,
  input: ofEntry.extend({
    module: text(60).optional(),
    historyVersion: wireInteger(1, 1_000_000).optional(),
  }),
  content: reviewInformation,
  problems: ['forbidden', 'not_found'],
})

/** Decides one's own part of the step that is due. */
const saveApprovalStatus = call({
  name: 'reviewForms.saveApprovalStatus',
  method: 'POST',
  path: '/review-form-approval-status',
  summary: 'Approves or rejects an entry, as an approver of the step that is due.',
  status: 'decided',
  source: change,
  input: ofEntry.extend({ decision: z.enum(['approve', 'reject']), reason }),
  takesRowVersion: true,
  content: standing,
  problems: ['forbidden', 'wrong_state'],
})

/** What is flagged for its submitter: a question, and what is wrong with its answer. */
export const questionFlag = z.object({
  questionKey: z.string().min(1).max(questionKeyMax),
  note: written(500),
})

/** Every move of an entry under review beside the decision itself. */
const saveStatus = call({
  name: 'reviewForms.saveStatus',
  method: 'POST',
  path: '/review-form-status',
  summary: 'Hands flagged questions back, corrects a rejected entry, or reopens a decided one.',
  status: 'decided',
  source: change,
  input: ofEntry.extend({
    event: z.enum(['requestChange', 'correct', 'reopen']),
    reason,
    flags: orJsonText(z.array(questionFlag).max(100)).optional(),
  }),
  takesRowVersion: true,
  content: standing,
  problems: ['forbidden', 'wrong_state'],
})

/** Gives a part of a step to somebody else: one's own once it is due, as an administrator anybody's. */
const reassign = call({
  name: 'reviewForms.reassign',
  method: 'POST',
  path: '/review-form-reassign',
  summary: 'Hands the decision on an entry to another person.',
  status: 'decided',
  source,
  input: ofEntry.extend({ signerId: id.optional(), personId: id, reason }),
  takesRowVersion: true,
  content: standing,
  problems: ['forbidden', 'wrong_state'],
})

/** What two versions of an entry differ in. */
const difference = call({
  name: 'reviewForms.difference',
  method: 'GET',
  path: '/review-form-difference',
  summary: 'Lists the answers that differ between a version and a later one, or how it stands now.',
  status: 'decided',
  source: 'spec 3, history versions; decision 0069',
  input: ofEntry.extend({
    from: wireInteger(1, 1_000_000),
    to: wireInteger(1, 1_000_000).optional(),
  }),
  content: z.array(answerDifference),
  problems: ['forbidden', 'not_found'],
})

const limitedPeople = z.object({
  isLimitedAccess: z.boolean(),
  /** Whether the reader may change it. */
  canChange: z.boolean(),
  people: z.array(
    z.object({
      person: personLine,
      /** Submitter and steps always stay on the list. */
      as: z.enum(['submitter', 'step', 'shared']),
    }),
  ),
})

/** Whom an entry is open to. */
const accessControl = call({
  name: 'reviewForms.accessControl',
  method: 'GET',
  path: '/review-form-access-control',
  summary: 'Lists the people whom an entry is limited to, or would be.',
  status: 'decided',
  source,
  input: ofEntry,
  content: limitedPeople,
  problems: ['forbidden'],
})

/** Limits an entry to some people, or opens it again to whoever may read all. */
const saveAccessControl = call({
  name: 'reviewForms.saveAccessControl',
  method: 'POST',
  path: '/review-form-access-control',
  summary: 'Turns limited access on or off, and says whom the entry is open to beside its steps.',
  status: 'decided',
  source: change,
  input: ofEntry.extend({
    isLimitedAccess: wireBoolean,
    personIds: wireList
      .refine(
        (ids) => ids.length <= shareCountMax,
        `Choose at most ${shareCountMax} people at a time.`,
      )
      .optional(),
  }),
  takesRowVersion: true,
  content: limitedPeople,
  problems: ['forbidden'],
})

/** Review of entries. */
export const reviewForms = {
  ...reviewListing,
  information,
  saveApprovalStatus,
  accessControl,
  saveAccessControl,
  ...reviewFurther,
  reassign,
  saveStatus,
  difference,
}
