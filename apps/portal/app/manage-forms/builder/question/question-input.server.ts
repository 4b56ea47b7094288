import {
  mediaCountMax,
  numberMax,
  precisionMax,
  questionTypes,
  sketchBackgrounds,
} from '@holdpoint/forms'
import * as z from 'zod'
import {
  numberField,
  optionalText,
  plainField,
  rowsField,
  textField,
  tickField,
  wordField,
} from '../fields.server.ts'
import { noteWays, photoWays, requiredWays } from './question-fields.ts'
import { questionWords as words } from './question.words.ts'

const amount = numberField(words.noNumber, { min: -numberMax, max: numberMax })

const choiceRow = z.object({
  was: z.string().default(''),
  value: z
    .string()
    .default('')
    .transform((value) => value.trim()),
  label: textField(words.noChoice),
  score: numberField(words.noPoints, { min: -1000, max: 1000 }),
  critical: tickField,
  exclude: tickField,
})

const limitRow = z.object({
  was: z.string().default(''),
  min: amount,
  max: amount,
  level: wordField(['ok', 'warn', 'danger']),
  label: textField(words.noMeaning),
})

/** What the form of a question sends. Bounds are texts: only the type knows what they are. */
export const questionInput = z.object({
  label: textField(words.noLabel),
  hint: optionalText,
  key: z
    .string(words.noKey)
    .transform((key) => key.trim())
    .pipe(z.string().min(1, words.noKey)),
  type: z.enum(questionTypes, words.noType),
  required: wordField(requiredWays),
  header: tickField,
  titleAnswer: tickField,
  startsWithLast: tickField,
  choices: rowsField(choiceRow),
  calc: plainField,
  unit: optionalText,
  min: optionalText,
  max: optionalText,
  step: numberField(words.noStep, { min: 1e-6, max: numberMax }),
  precision: numberField(words.noPrecision, { min: 0, max: precisionMax, isWhole: true }),
  limits: rowsField(limitRow),
  maxLength: numberField(words.noLength, { min: 1, max: 2000, isWhole: true }),
  many: tickField,
  background: wordField(sketchBackgrounds),
  photo: wordField(photoWays),
  photoMax: numberField(words.noPhotoMax, { min: 1, max: mediaCountMax, isWhole: true }),
  note: wordField(noteWays),
})

/** What the form of a question says. */
export type QuestionSaid = z.output<typeof questionInput>
