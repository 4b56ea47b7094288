import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, wireList, written } from '../../wire.ts'
import { personLine } from '../../vocabulary/person.ts'
import { reviewedAnswer, reviewedSection, reviewInformation } from './review-forms.records.ts'

// Where an entry goes beside its review: on to another form, and by a mailed link to people who have
// no account (decision 0077).

const source = 'spec 7, review forms; decision 0077'
const ofEntry = z.object({ myFormId: id })

/** An entry at the other end of an elevation; without an id where the reader may not open it. */
export const elevationLink = z.object({
  myFormId: z.string().nullable(),
  number: z.string(),
  formTitle: z.string(),
  formStatus: z.string(),
  person: personLine,
  at: z.string(),
  reason: z.string(),
})
/** An entry at the other end of an elevation. */
export type ElevationLink = z.infer<typeof elevationLink>

/** Where an entry came from, where it was taken, and where it may be taken. */
const elevatedForms = call({
  name: 'reviewForms.elevatedForms',
  method: 'GET',
  path: '/review-form-elevated-forms',
  summary: 'Lists what an entry was elevated from and to, and the forms it may be elevated to.',
  status: 'decided',
  source,
  input: ofEntry,
  content: z.object({
    from: elevationLink.nullable(),
    to: z.array(elevationLink),
    /** The forms that its own form allows; `why` says why one is not open to the reader now. */
    targets: z.array(
      z.object({ formId: z.string(), title: z.string(), why: z.string().nullable() }),
    ),
  }),
  problems: ['forbidden'],
})

const elevate = call({
  name: 'reviewForms.elevate',
  method: 'POST',
  path: '/review-form-elevated-forms',
  summary: 'Takes an entry further: starts another form with its header answers, linked to it.',
  status: 'decided',
  source,
  input: ofEntry.extend({ formId: id, reason: written(500).optional() }),
  content: z.object({ myFormId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** A link that was mailed to one address. */
export const emailShare = z.object({
  shareId: z.string(),
  email: z.string(),
  sharedBy: personLine,
  sharedAt: z.string(),
  expiresAt: z.string(),
  /** When it was first opened; null where it was not. */
  openedAt: z.string().nullable(),
  state: z.enum(['living', 'expired', 'taken_back']),
})
/** A link that was mailed to one address. */
export type EmailShare = z.infer<typeof emailShare>

/** How many addresses an entry goes to at a time. */
export const emailsAtOnceMax = 10

const email = z.email().max(254)
const isEmail = (text: string) => email.safeParse(text).success

const emailShares = call({
  name: 'reviewForms.emailShares',
  method: 'GET',
  path: '/review-form-share-by-email',
  summary: 'Lists the addresses that an entry was mailed to, newest first.',
  status: 'decided',
  source,
  input: ofEntry,
  content: z.object({
    shares: z.array(emailShare),
    /** Why it cannot be mailed by the reader now; null where it can. */
    why: z.string().nullable(),
  }),
  problems: ['forbidden'],
})

const shareByEmail = call({
  name: 'reviewForms.shareByEmail',
  method: 'POST',
  path: '/review-form-share-by-email',
  summary: 'Mails a link that opens an entry for seven days, to each of some addresses.',
  status: 'decided',
  source,
  input: ofEntry.extend({
    emails: wireList
      .refine((emails) => emails.length > 0 && emails.every(isEmail), {
        message: 'Please enter an email address such as name@example.com.',
      })
      .refine((emails) => emails.length <= emailsAtOnceMax, {
        message: `Enter at most ${emailsAtOnceMax} addresses at a time.`,
      }),
    note: written(500).optional(),
  }),
  content: z.object({ shares: z.array(emailShare) }),
  problems: ['forbidden', 'wrong_state'],
})

const takeBackEmail = call({
  name: 'reviewForms.takeBackEmail',
  method: 'DELETE',
  path: '/review-form-share-by-email',
  summary: 'Takes a mailed link back: it opens nothing any more.',
  status: 'decided',
  source,
  input: ofEntry.extend({ shareId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const share = z.object({ share: text(100) })

/** What a mailed link opens: the entry as it stands, to read and nothing else. */
export const sharedEntry = z.object({
  /** The address that the link was mailed to, which stands across the page. */
  email: z.string(),
  expiresAt: z.string(),
  organisation: z.string(),
  number: z.string(),
  formTitle: z.string(),
  formStatus: z.string(),
  submitter: z.string(),
  submittedAt: z.string().nullable(),
  timeZone: z.string(),
  verdict: reviewInformation.shape.verdict,
  sections: z.array(
    reviewedSection.extend({
      answers: z.array(reviewedAnswer.omit({ actions: true, flag: true })),
    }),
  ),
})
/** What a mailed link opens. */
export type SharedEntry = z.infer<typeof sharedEntry>

const shared = call({
  name: 'reviewForms.shared',
  method: 'GET',
  path: '/review-form-shared',
  summary: 'Answers the entry that a mailed link opens, to whoever has the link.',
  status: 'decided',
  source,
  rate: 'signIn',
  input: share,
  content: sharedEntry,
  problems: ['link_used'],
})

const sharedPhoto = call({
  name: 'reviewForms.sharedPhoto',
  method: 'GET',
  path: '/review-form-shared-photo',
  summary: 'Answers a photo of the entry that a mailed link opens.',
  status: 'decided',
  source,
  input: share.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['link_used', 'not_found'],
})

/** Where an entry goes beside its review. */
export const reviewFurther = {
  elevatedForms,
  elevate,
  emailShares,
  shareByEmail,
  takeBackEmail,
  shared,
  sharedPhoto,
}
