import * as z from 'zod'
import { call } from '../../call.ts'
import {
  deviceId,
  id,
  instant,
  orJsonText,
  paperReference,
  text,
  uploadReference,
  wireBoolean,
  wireInteger,
  written,
} from '../../wire.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'
import { optionalWhole } from '../../fields.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { page } from '../../lists/listing.ts'
import { ahead, blank } from './my-forms.ahead.ts'
import { entryActions, linkAction, linkedActions } from './my-forms.actions.ts'
import { comments, removeComment, saveComment } from './my-forms.comments.ts'
import { graph } from './my-forms.graph.ts'
import { handOver } from './my-forms.hand-over.ts'
import { keepFilter, keptFilter } from './my-forms.kept-filter.ts'
import { giveKudos, kudos } from './my-forms.kudos.ts'
import { answerImageSize, markAnswerImage } from './my-forms.marks.ts'
import { myFormsList } from './my-forms.list.ts'
import { addAttachment, removeAttachment } from './my-forms.attachments.ts'
import { actionSummary, approvals, attachments, history, historyVersion } from './my-forms.more.ts'
import {
  answer,
  answerChange,
  answerConflict,
  answerMedia,
  entryState,
  myForm,
  myFormDetail,
  savedState,
} from './my-forms.records.ts'
import { restore } from './my-forms.restore.ts'
import { reviewSignature, saveReviewSignature } from './my-forms.review-signature.ts'
import { share, shares, unshare } from './my-forms.share.ts'
import { subForms } from './my-forms.sub-forms.ts'
import { vote } from './my-forms.vote.ts'

// My Forms: start a form, fill it out and track it. The list, start and delete calls are the
// specification's; it names submit, fill and answer images without their shapes, which are ours.

/** The entries of one tab of the person who asks; on the Signature tab those of others: to sign, or shared. */
export const list = call({
  name: 'myForms.list',
  method: 'GET',
  path: '/my-form',
  summary: 'Lists the entries of one tab, ten a page unless asked otherwise.',
  status: 'specified',
  source:
    'spec 2; spec 7, my forms list; spec 9, page size and window; decision 0013; decision 0035',
  input: listInput(myFormsList),
  content: page(myForm).extend({
    /** Whether the total is one that nobody counted: only above 10,000, and only when filtered. */
    isTotalAbout: z.boolean(),
  }),
  problems: ['forbidden', 'unknown_filter'],
})

/** Starts an entry, which is then filled out under its id. */
export const start = call({
  name: 'myForms.start',
  method: 'POST',
  path: '/my-form',
  summary: 'Starts an entry of a published form and answers its id.',
  status: 'specified',
  source: 'spec 4, starting a form; spec 7, POST my-form; decisions 0049, 0115, 0151 and 0163',
  input: z
    .object({
      formId: id,
      /** The version that was looked at: only the published one can be started. */
      version: wireInteger(1, 1_000_000).optional(),
      isLimitedAccess: wireBoolean.optional(),
      startedAt: instant.optional(),
      /** The entry that it is filled out below, whose form declares it. */
      parentMyFormId: id.optional(),
      /** The machine that it is about: it answers the first question for equipment. */
      assetId: id.optional(),
      /** The id that a device gave it, on which it was begun without a network. */
      newId: deviceId.optional(),
    })
    .refine(
      ({ newId, parentMyFormId, assetId }) =>
        newId === undefined || (parentMyFormId ?? assetId) === undefined,
      {
        path: ['newId'],
        message: 'A form below another one, or for a machine, is begun with a network.',
      },
    ),
  content: z.object({ id: z.string() }),
  problems: ['forbidden', 'version_not_published', 'wrong_state'],
})

/**
 * Deletes an entry with what is being filled below it: one's own draft, or with a key any that no open
 * action hangs on, with a reason once it was handed in. Where an action is open, or a sub-form was
 * handed in, it answers 203 and says so.
 */
export const remove = call({
  name: 'myForms.remove',
  method: 'DELETE',
  path: '/my-form',
  summary: 'Deletes an entry; it can be restored for 15 minutes.',
  status: 'specified',
  source: 'spec 7, DELETE my-form; spec 8, status 203; decisions 0050, 0096 and 0115',
  input: z.object({ myFormId: id, reason: written(500).optional() }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

/** One entry with everything that a page needs to show it or to fill it out. */
export const get = call({
  name: 'myForms.get',
  method: 'GET',
  path: '/my-form-detail',
  summary: "Answers an entry with its form's definition, its answers and what is open now.",
  status: 'decided',
  source: 'spec 2, route /my-form/fill-out; decision 0006',
  input: z.object({ myFormId: id }),
  content: myFormDetail,
  problems: ['forbidden'],
})

/** Saves answers as they are given: valid ones count even beside refused ones. */
export const fill = call({
  name: 'myForms.fill',
  method: 'POST',
  path: '/my-form-fill',
  summary: 'Saves changed answers. Once it answers 200 they survive a crash.',
  status: 'decided',
  source: 'spec 7, fill; decision 0006',
  rate: 'autosave',
  input: z.object({
    myFormId: id,
    /** Up to 500 a call; a form post may carry them as JSON text. */
    changes: orJsonText(z.array(answerChange).max(500)),
  }),
  takesRowVersion: true,
  content: savedState.extend({ conflicts: z.array(answerConflict) }),
  /** 222: some answers were not valid; the valid ones are saved all the same. */
  refusal: savedState.extend({
    conflicts: z.array(answerConflict),
    /** `lang` is the language of the message, which is the reader's where the form has it. */
    refused: z.array(z.object({ key: z.string(), message: z.string(), lang: z.string() })),
  }),
  problems: ['forbidden', 'wrong_state'],
})

/** Hands an entry in, once nothing is missing. */
export const submit = call({
  name: 'myForms.submit',
  method: 'POST',
  path: '/my-form-submit',
  summary: 'Submits an entry, or answers 222 with what is missing.',
  status: 'decided',
  source: 'spec 7, submit; decision 0006',
  input: z.object({ myFormId: id }),
  takesRowVersion: true,
  content: z.object({
    formStatus: z.string(),
    score: z.number().nullable(),
    result: z.enum(['pass', 'fail', 'none']),
    /** It was handed back, and is handed in again as it was. */
    isUnchanged: z.boolean(),
  }),
  refusal: z.object({ missing: entryState.shape.missing }),
  problems: ['forbidden', 'wrong_state'],
})

/** Attaches a photo to an answer. The file travels as a part of a multipart body. */
export const addAnswerImage = call({
  name: 'myForms.addAnswerImage',
  method: 'POST',
  path: '/my-form-answer-images',
  summary: 'Adds a photo to an answer: JPEG, PNG or WebP of at most 15 MB, ten an answer.',
  status: 'decided',
  source: 'spec 7, answer images; decision 0006',
  rate: 'upload',
  input: z.object({
    myFormId: id,
    questionKey: z.string().min(1).max(questionKeyMax),
    file: uploadReference,
  }),
  takesRowVersion: true,
  content: savedState.extend({ media: answerMedia }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

/** Attaches a file to the answer of a question that asks for files. */
export const addAnswerFile = call({
  name: 'myForms.addAnswerFile',
  method: 'POST',
  path: '/my-form-answer-files',
  summary:
    'Adds a file to the answer of a question that asks for files: a picture, PDF, Word, Excel or text of at most 15 MB.',
  status: 'decided',
  source: 'ours; decision 0145',
  rate: 'upload',
  input: z.object({
    myFormId: id,
    questionKey: z.string().min(1).max(questionKeyMax),
    file: paperReference,
  }),
  takesRowVersion: true,
  content: savedState.extend({ media: answerMedia }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

/** Takes a photo, or a file, off its answer. */
export const removeAnswerImage = call({
  name: 'myForms.removeAnswerImage',
  method: 'DELETE',
  path: '/my-form-answer-images',
  summary: 'Takes a photo or a file off an answer.',
  status: 'decided',
  source: 'spec 7, answer images; decision 0006',
  input: z.object({
    myFormId: id,
    questionKey: z.string().min(1).max(questionKeyMax),
    uploadId: id,
  }),
  takesRowVersion: true,
  content: savedState,
  problems: ['forbidden', 'wrong_state'],
})

/**
 * The bytes of a photo, of a drawn signature or of a file. Fetch it by its address. A file that is no
 * picture and answers a question is for keeping, not for showing.
 */
export const answerImage = call({
  name: 'myForms.answerImage',
  method: 'GET',
  path: '/my-form-answer-image',
  summary: 'Answers the photo, the drawn signature or the file itself.',
  status: 'decided',
  source: 'spec 7, answer images; decision 0006',
  input: z.object({ myFormId: id, uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** Signs, or takes the signature away again. Typing one's name asks for one's password too. */
export const sign = call({
  name: 'myForms.sign',
  method: 'POST',
  path: '/my-form-sign',
  summary: 'Signs a signature question: drawn as an image, or by typed name and password.',
  status: 'decided',
  source: 'spec 7, review signature; decision 0006',
  rate: 'upload',
  input: z.object({
    myFormId: id,
    questionKey: z.string().min(1).max(questionKeyMax),
    kind: z.enum(['drawn', 'typed', 'clear']),
    name: written(150).optional(),
    password: text(256).optional(),
    file: uploadReference.optional(),
    /** The revision of the answers that were on the page (`signedRevision` of the form engine). */
    answersRev: optionalWhole(0, 1_000_000_000, 'Please send a whole number.'),
  }),
  takesRowVersion: true,
  content: savedState.extend({ answer: answer.nullable() }),
  refusal: z.null(),
  problems: ['forbidden', 'wrong_state', 'sign_in_throttled', 'too_busy', 'unsupported_media_type'],
})

/** My Forms. */
export const myForms = {
  list,
  keepFilter,
  keptFilter,
  graph,
  start,
  ahead,
  blank,
  get,
  fill,
  addAnswerImage,
  addAnswerFile,
  removeAnswerImage,
  answerImage,
  answerImageSize,
  markAnswerImage,
  sign,
  submit,
  remove,
  restore,
  handOver,
  share,
  shares,
  unshare,
  vote,
  kudos,
  giveKudos,
  comments,
  saveComment,
  removeComment,
  actionSummary,
  actions: entryActions,
  linkedActions,
  linkAction,
  attachments,
  addAttachment,
  removeAttachment,
  approvals,
  reviewSignature,
  saveReviewSignature,
  history,
  historyVersion,
  subForms,
}
