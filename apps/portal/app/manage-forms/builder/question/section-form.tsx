import { instanceCountMax } from '@holdpoint/forms'
import {
  DecimalField,
  EditForm,
  NumberField,
  TextArea,
  TextField,
  TickField,
  useEditForm,
} from '../../../records/edit-form.tsx'
import styles from '../plate-form.module.css'
import { SaveButton } from '../save-button.tsx'
import type { PartFormProps } from './question-form.tsx'
import { questionWords, sectionWords as words } from './question.words.ts'

type Name =
  | 'title'
  | 'intro'
  | 'passPercent'
  | 'repeatLabel'
  | 'repeatMin'
  | 'repeatMax'
  | 'asTable'
  | 'key'

/** What the form of a section begins with. */
export type SectionPage = { kind: 'section'; start: { [Field in Name]?: string } }

/** Everything that is said of a section. */
export function SectionForm({ page, formKey, rowVersion, again }: PartFormProps<SectionPage>) {
  const [form, fields] = useEditForm<Name>('section-form', page.start, again)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextField field={fields.title} label={words.title} />
      <TextArea field={fields.intro} label={words.intro} lengthMax={2000} rows={3} />
      <DecimalField field={fields.passPercent} label={words.passPercent} hint={words.passHint} />
      <fieldset className={styles.group}>
        <legend>{words.repeat}</legend>
        <TextField
          field={fields.repeatLabel}
          label={words.repeatLabel}
          hint={words.repeatHint}
          lengthMax={100}
        />
        <div className={styles.two}>
          <NumberField
            field={fields.repeatMin}
            label={words.repeatMin}
            min={0}
            max={instanceCountMax}
          />
          <NumberField
            field={fields.repeatMax}
            label={words.repeatMax}
            min={1}
            max={instanceCountMax}
          />
        </div>
      </fieldset>
      <div>
        <TickField field={fields.asTable} label={words.asTable} />
        <p className={styles.hint}>{words.asTableHint}</p>
      </div>
      <details className={styles.more} open={fields.key.errors !== undefined}>
        <summary>{questionWords.more}</summary>
        <TextField
          field={fields.key}
          label={questionWords.key}
          hint={questionWords.keyHint}
          lengthMax={64}
        />
      </details>
      <SaveButton name={words.save} />
    </EditForm>
  )
}
