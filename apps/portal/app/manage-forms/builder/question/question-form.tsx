import { sketchBackgrounds, type QuestionType } from '@holdpoint/forms'
import { useNavigation } from '@remix-run/react'
import { options } from '../../../records/choices.ts'
import type { EditAgain } from '../../../records/edit-again.ts'
import {
  EditForm,
  GroupedSelect,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../../../records/edit-form.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from '../plate-form.module.css'
import { typeOptions } from '../question-types.ts'
import { SaveButton } from '../save-button.tsx'
import { CalculationField } from './calculation-field.tsx'
import type { CalculationView } from './calculation.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { LimitRows } from './limit-rows.tsx'
import { Bounds, NumberFields } from './number-fields.tsx'
import {
  fieldsOf,
  noteWays,
  photoWays,
  requiredWays,
  type QuestionFields,
  type TypeField,
} from './question-fields.ts'
import type { QuestionStart } from './question-start.ts'
import { questionWords as words } from './question.words.ts'

/** What the form of a question begins with. */
export type QuestionPage = {
  kind: 'question'
  type: QuestionType
  start: QuestionStart
  /** The named list that its choices are, and how many questions have it. */
  list: { name: string; count: number } | null
  calculation: CalculationView
}

/** What the form of any part takes. */
export interface PartFormProps<Page> {
  page: Page
  formKey: string
  rowVersion: number
  again: EditAgain | undefined
}

/** The id of its form, for a button that stands outside it. */
export const questionFormId = 'question-form'

/** Everything that is said of a question, as far as its type has it. */
export function QuestionForm({ page, formKey, rowVersion, again }: PartFormProps<QuestionPage>) {
  const { type, start } = page
  const [form, fields] = useEditForm<keyof QuestionFields>(questionFormId, start, again)
  const has = fieldsOf(type)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextArea
        field={fields.label}
        label={type === 'note' ? words.text : words.label}
        lengthMax={2000}
        rows={2}
      />
      <TextArea field={fields.hint} label={words.hint} lengthMax={2000} rows={2} />
      <div className={styles.beside}>
        <GroupedSelect field={fields.type} label={words.type} groups={typeOptions} />
        <Button name="intent" value="save" aria-disabled={isSending}>
          {words.change}
        </Button>
      </div>
      <Answering fields={fields} has={has} start={start} />
      {has.has('choices') && <ChoiceRows form={form} type={type} list={page.list} />}
      {has.has('calc') && <CalculationField field={fields.calc} view={page.calculation} />}
      {has.has('unit') && <NumberFields fields={fields} has={has} />}
      {has.has('max') && <Bounds fields={fields} type={type} />}
      {has.has('limits') && <LimitRows form={form} />}
      {has.has('maxLength') && (
        <TextField field={fields.maxLength} label={words.maxLength} lengthMax={4} />
      )}
      {has.has('many') && <TickField field={fields.many} label={words.many} />}
      {has.has('background') && (
        <SelectField
          field={fields.background}
          label={words.background}
          options={options(sketchBackgrounds, words.backgrounds)}
        />
      )}
      <Evidence fields={fields} has={has} type={type} />
      <details className={styles.more} open={fields.key.errors !== undefined}>
        <summary>{words.more}</summary>
        <TextField field={fields.key} label={words.key} hint={words.keyHint} lengthMax={64} />
      </details>
      <SaveButton name={words.save} />
    </EditForm>
  )
}

interface PartProps {
  fields: QuestionFields
  has: ReadonlySet<TypeField>
}

/** Whether an answer is needed, and what else it is for. */
function Answering({ fields, has, start }: PartProps & { start: QuestionStart }) {
  const ways = requiredWays.filter((way) => way !== 'rule' || start.required === 'rule')
  return (
    <>
      {has.has('required') && (
        <SelectField
          field={fields.required}
          label={words.required}
          options={options(ways, words.requiredWays)}
        />
      )}
      {has.has('titleAnswer') && <TickField field={fields.titleAnswer} label={words.titleAnswer} />}
      {has.has('startsWithLast') && (
        <TickField field={fields.startsWithLast} label={words.startsWithLast} />
      )}
      {has.has('header') && <TickField field={fields.header} label={words.header} />}
    </>
  )
}

/** Photos and notes beside the answer. */
function Evidence({ fields, has, type }: PartProps & { type: QuestionType }) {
  return (
    <>
      <div className={styles.two}>
        {has.has('photo') && (
          <SelectField
            field={fields.photo}
            label={words.photo}
            options={options(photoWays, words.photoWays)}
          />
        )}
        {has.has('photoMax') && (
          <TextField
            field={fields.photoMax}
            label={type === 'file' ? words.fileMax : words.photoMax}
            lengthMax={2}
          />
        )}
      </div>
      {has.has('note') && (
        <SelectField
          field={fields.note}
          label={words.note}
          options={options(noteWays, words.noteWays)}
        />
      )}
    </>
  )
}
