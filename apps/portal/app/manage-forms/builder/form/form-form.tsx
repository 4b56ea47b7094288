import { options } from '../../../records/choices.ts'
import {
  DecimalField,
  EditForm,
  SelectField,
  TextField,
  useEditForm,
  TickField,
} from '../../../records/edit-form.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import type { FormPage, FormStart } from './form-page.ts'
import { formWords as words } from './form.words.ts'

/** What is set for the form as a whole: how it is scored, who sees its entries, its languages. */
export function FormForm({ page, formKey, rowVersion, again }: PartFormProps<FormPage>) {
  const [form, fields] = useEditForm<keyof FormStart>('form-form', page.start, again)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TickField field={fields.scored} label={words.scored} />
      <DecimalField field={fields.passingPercentage} label={words.passingPercentage} />
      <SelectField field={fields.na} label={words.na} options={naWays} />
      <SelectField field={fields.critical} label={words.critical} options={criticalWays} />
      <TickField field={fields.sectionFail} label={words.sectionFail} />
      <TickField field={fields.limited} label={words.limited} />
      <TextField
        field={fields.languages}
        label={words.languages}
        hint={words.languagesHint}
        lengthMax={200}
      />
      {/* Asked once there is something to lose. */}
      {(fields.dropTexts.errors !== undefined || fields.dropTexts.initialValue === 'true') && (
        <TickField field={fields.dropTexts} label={words.dropTexts} />
      )}
      {page.translations.map(({ tag, name, done, all, to }) => (
        <p key={tag}>
          <ButtonLink to={to}>{words.translations(name, done, all)}</ButtonLink>
        </p>
      ))}
      <SaveButton name={words.save} />
    </EditForm>
  )
}

const naWays = options(['exclude', 'pass'] as const, words.naWays)
const criticalWays = options(['failKeepScore', 'failZero'] as const, words.criticalWays)
