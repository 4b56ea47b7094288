import * as z from 'zod'
import { kudosCategories } from '../../vocabulary/kudos.ts'
import { readingLanguages } from '../../vocabulary/languages.ts'
import { personLine } from '../../vocabulary/person.ts'
import { jsaRevision, jsaRow } from '../jsa/jsa.records.ts'
import { lotoRow } from '../loto/loto.records.ts'

/** What may wait for a person. A module adds its kind. */
export const waitingKinds = [
  'lockouts_waiting',
  'jsas_to_sign',
  'sqrs_waiting',
  'inquiries_waiting',
  'handed_back',
  'forms_assigned',
  'to_sign',
  'to_approve',
  'messages_unread',
  'files_to_acknowledge',
  'sheets_to_acknowledge',
  'sheets_asked_for',
  'actions_overdue',
  'actions_open',
  'drafts',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** A critical message, as every page shows it until it is acknowledged (decision 0075). */
export const criticalMessage = z.object({
  messageId: z.string(),
  /** The round that is shown, which its acknowledgement names. */
  round: z.int(),
  /** The language of its words here: that of whoever asks, where it says it in that one. */
  language: z.enum(readingLanguages),
  title: z.string(),
  description: z.string(),
})
/** A critical message. */
export type CriticalMessage = z.infer<typeof criticalMessage>

/** One kind of thing that waits, and the first of them in words. */
export const waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** The record that comes first: where there is one alone, it may be opened at once. */
  first: z.object({ id: z.string(), title: z.string(), detail: z.string() }).nullable(),
})
/** One kind of thing that waits. */
export type Waiting = z.infer<typeof waiting>

/** What a new installation is made ready by, in the order in which it is done. */
export const firstStepNames = ['places', 'people', 'groups', 'form_types', 'forms'] as const

/** A step of the first day, and whether it was taken. */
export const firstStep = z.object({ step: z.enum(firstStepNames), isDone: z.boolean() })
/** A step of the first day. */
export type FirstStep = z.infer<typeof firstStep>

/** For how many days Home shows thanks, and how many at most; the numbers are ours. */
export const thanksDays = 7
export const thanksMax = 3

/** A thank-you that names the person. */
export const thanks = z.object({
  id: z.string(),
  category: z.enum(kudosCategories),
  givenBy: personLine,
  at: z.string(),
  /** The entry it stands on; null where the person may not read it. */
  entry: z.object({ id: z.string(), title: z.string(), number: z.string() }).nullable(),
})
/** A thank-you that names the person. */
export type Thanks = z.infer<typeof thanks>

/** How many jobs and how many lockouts Home shows of what runs; the number is ours. */
export const runningMax = 4
/** A job that is ready is shown when it begins within so many hours; the number is ours. */
export const jobSoonHours = 12

/**
 * A person's part in a job: to sign on, to sign on again after a change, signed on, on its crew without
 * a signature that it takes now, or none.
 */
export const jobParts = ['sign', 'sign_again', 'signed', 'crew', 'none'] as const
/** A person's part in a job. */
export type JobPart = (typeof jobParts)[number]

/** A job that runs or begins soon, and what the person has to do with it. */
export const runningJob = jsaRow
  .pick({
    ...{ jsaId: true, number: true, title: true, status: true, statusReason: true },
    ...{ startsAt: true, expiresAt: true, pad: true },
    ...{ attendeeCount: true, signedCount: true, signaturePercentage: true },
  })
  .extend({
    part: z.enum(jobParts),
    /** What has changed since the person signed, where they sign again; else empty. */
    changes: z.array(jsaRevision),
  })

/** A machine that is out of service, and what the person has to do with it. */
export const runningLockout = lotoRow
  .pick({
    ...{ lotoId: true, number: true, title: true, status: true, asset: true, pad: true },
    ...{
      plannedEnd: true,
      lockCount: true,
      lockedSince: true,
      isLockedLong: true,
      isWaiting: true,
    },
  })
  .extend({
    /** The numbers of the person's own locks that are on. */
    ownLocks: z.array(z.string()),
  })

/** What runs where somebody works now. */
export const running = z.object({
  /** The pads on which the person, or their crew, has a job or a lockout that runs. */
  pads: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Their own first; four at most. */
  jobs: z.array(runningJob),
  jobCount: z.int(),
  /** Those that wait for the person first; four at most. */
  lockouts: z.array(runningLockout),
  lockoutCount: z.int(),
})
/** What runs where somebody works now. */
export type Running = z.infer<typeof running>
