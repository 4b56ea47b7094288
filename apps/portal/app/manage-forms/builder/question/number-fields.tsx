import type { QuestionType } from '@holdpoint/forms'
import {
  DayField,
  DecimalField,
  MomentField,
  TextField,
  TimeField,
} from '../../../records/edit-form.tsx'
import styles from '../plate-form.module.css'
import { isMoment } from '../question-types.ts'
import type { QuestionFields, TypeField } from './question-fields.ts'
import { questionWords as words } from './question.words.ts'

interface NumberFieldsProps {
  fields: QuestionFields
  has: ReadonlySet<TypeField>
}

/** How a number is written. */
export function NumberFields({ fields, has }: NumberFieldsProps) {
  return (
    <>
      <TextField field={fields.unit} label={words.unit} lengthMax={24} />
      <div className={styles.two}>
        {has.has('step') && <DecimalField field={fields.step} label={words.step} />}
        {has.has('precision') && (
          <TextField field={fields.precision} label={words.precision} lengthMax={1} />
        )}
      </div>
    </>
  )
}

/** The bounds of an answer: of numbers, of days and times, of how long something takes, or how many steps a rating has. */
export function Bounds({ fields, type }: { fields: QuestionFields; type: QuestionType }) {
  if (type === 'rating') {
    return <DecimalField field={fields.max} label={words.steps} />
  }
  if (type === 'duration') {
    return (
      <div className={styles.two}>
        <TextField field={fields.min} label={words.shortest} lengthMax={20} />
        <TextField field={fields.max} label={words.longest} lengthMax={20} />
      </div>
    )
  }
  const Bound = controls[type] ?? DecimalField
  return (
    <div className={isMoment(type) ? styles.row : styles.two}>
      <Bound field={fields.min} label={isMoment(type) ? words.earliest : words.least} />
      <Bound field={fields.max} label={isMoment(type) ? words.latest : words.most} />
    </div>
  )
}

const controls: Partial<Record<QuestionType, typeof DayField>> = {
  date: DayField,
  time: TimeField,
  dateTime: MomentField,
}
