import type { FormMetadata } from '@conform-to/react'
import {
  DecimalField,
  EditForm,
  useEditForm,
  type EditField,
  TickField,
} from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { KeptValue } from '../kept-value.tsx'
import styles from '../plate-form.module.css'
import { isCounted } from '../question-types.ts'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import type { BandField, PointsField, ScorePage, ScoreStart } from './score-page.ts'
import { scoreWords as words } from './score.words.ts'

interface ScoreFormProps extends PartFormProps<ScorePage> {
  /** Where the score of the whole form is set. */
  formTo: string
}

/** What the answers of a question are worth, and in words what comes of it. */
export function ScoreForm({ page, formKey, rowVersion, again, formTo }: ScoreFormProps) {
  const { whyNot, isFormUnscored, sentences } = page
  if (whyNot !== null) {
    return <p>{whyNot}</p>
  }
  return (
    <>
      {isFormUnscored && (
        <p>
          {words.formUnscored} <Link to={formTo}>{words.toForm}</Link>
        </p>
      )}
      <Fields {...{ page, formKey, rowVersion, again }} />
      <section className={styles.readers} aria-labelledby="comes-title">
        <h3 id="comes-title">{words.comes}</h3>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fields({ page, formKey, rowVersion, again }: PartFormProps<ScorePage>) {
  const { type, start, answers } = page
  const [form, fields] = useEditForm<keyof ScoreStart>('score-form', start, again)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TickField field={fields.counts} label={words.counts} />
      <DecimalField field={fields.weight} label={words.weight} hint={words.weightHint} />
      <TickField field={fields.critical} label={words.critical} />
      {(type === 'yesNo' || type === 'rating') && (
        <TickField field={fields.invert} label={words.invert[type]} />
      )}
      {type === 'multiChoice' && (
        <TickField field={fields.allOrNothing} label={words.allOrNothing} />
      )}
      {answers.length > 0 && <Points form={form} answers={answers} />}
      {isCounted(type) && <Bands form={form} />}
      <SaveButton name={words.save} />
    </EditForm>
  )
}

type PointsList = {
  getFieldList: () => {
    key: string | undefined
    getFieldset: () => Readonly<Record<PointsField, EditField>>
  }[]
}

/** A row for each answer: they come and go with the choices of the question. */
function Points({ form, answers }: { form: FormMetadata; answers: readonly string[] }) {
  const { points } = form.getFieldset() as unknown as Readonly<Record<string, PointsList>>
  return (
    <fieldset className={styles.group}>
      <legend>{words.points}</legend>
      <p className={styles.hint}>{words.pointsHint}</p>
      <div className={styles.two}>
        {points?.getFieldList().map((row, place) => {
          const { value, score } = row.getFieldset()
          return (
            <div key={row.key}>
              <KeptValue field={value} />
              <DecimalField field={score} label={words.pointsOf(answers[place] ?? '')} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function Bands({ form }: { form: FormMetadata }) {
  return (
    <RowsField<BandField>
      form={form}
      name="bands"
      legend={words.bands}
      hint={words.bandsHint}
      words={words.bandRows}
      fresh={{ min: '', max: '', score: '' }}
      rowsMax={20}
    >
      {({ min, max, score }, row) => (
        <div className={styles.row}>
          <div className={styles.two}>
            <DecimalField field={min} label={words.bandFrom(row)} />
            <DecimalField field={max} label={words.bandTo(row)} />
          </div>
          <DecimalField field={score} label={words.bandPoints(row)} />
        </div>
      )}
    </RowsField>
  )
}
