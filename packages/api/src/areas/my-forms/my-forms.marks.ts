import * as z from 'zod'
import { call } from '../../call.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'
import { id, orJsonText, wireInteger, written } from '../../wire.ts'
import { answerMedia, photoMarkColours, photoMarkKinds, savedState } from './my-forms.records.ts'

// Marks on a photo of an answer (decision 0149). The specification names answer images without
// their shapes, which are ours.

const source = 'spec 7, answer images; decision 0149'

const offPhoto = 'A mark lies outside the photo.'
const share = z.number(offPhoto).min(0, offPhoto).max(1, offPhoto)

/** A mark as it is sent; how many points each kind takes is judged with the others. */
const sentMark = z.object({
  kind: z.enum(photoMarkKinds, 'Choose what to draw.'),
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(200, 'A line has at most 200 points. Please draw a shorter one.'),
  colour: z.enum(photoMarkColours, 'Choose one of the colours.'),
  number: z.int().min(1).max(99, 'A pin has a number from 1 to 99.').nullish(),
  text: written(100).nullish(),
})

/** Sets the marks of a photo: those that are sent take the place of all that were there. */
export const markAnswerImage = call({
  name: 'myForms.markAnswerImage',
  method: 'POST',
  path: '/my-form-answer-image-marks',
  summary:
    'Sets the marks that lie over a photo of an answer, at most 40; the photo stays as it is.',
  status: 'decided',
  source,
  input: z.object({
    myFormId: id,
    questionKey: z.string().min(1).max(questionKeyMax),
    uploadId: id,
    /** All of them, in the order in which they are drawn; a form post carries them as JSON text. */
    marks: orJsonText(z.array(sentMark).max(40, 'A photo takes at most 40 marks.')),
    /** The `marked.rev` that they were drawn on, 0 without marks; left out, the last writer wins. */
    baseRev: wireInteger(0, 1_000_000_000).optional(),
  }),
  takesRowVersion: true,
  content: savedState.extend({ media: answerMedia }),
  problems: ['forbidden', 'wrong_state', 'not_found', 'row_changed'],
})

/** How large a photo of an answer is as it is seen. */
export const answerImageSize = call({
  name: 'myForms.answerImageSize',
  method: 'GET',
  path: '/my-form-answer-image-size',
  summary: 'Answers how wide and how high a photo is as it is seen, in dots.',
  status: 'decided',
  source,
  input: z.object({ myFormId: id, uploadId: id }),
  content: z.object({ width: z.int(), height: z.int() }),
  problems: ['forbidden', 'not_found'],
})
