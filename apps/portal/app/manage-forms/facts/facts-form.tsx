import { useActionData, useNavigation } from '@remix-run/react'
import {
  formAudienceLabels,
  formAudienceParts,
  formTypeSortOrderMax,
  type FormAudiencePart,
} from '@holdpoint/api/vocabulary'
import { IconField } from '../../form-types/icon-field.tsx'
import type { AudienceOptions } from '../../records/audience-fields.tsx'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  EditForm,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  type EditField,
  TickField,
} from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { PartField } from '../../records/part-field.tsx'
import parts from '../../records/record-parts.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { libraryWords } from '../library/library.words.ts'
import { factsWords as words } from './facts.words.ts'
import { audiencePartOf } from './form-audience.ts'

type Name =
  | 'title'
  | 'description'
  | 'formTypeId'
  | 'icon'
  | 'sortOrder'
  | 'hasHeader'
  | FormAudiencePart

/** What the form begins with, and what its fields choose from. */
export type FactsFormData = {
  start: { [Field in Name]?: string | readonly string[] }
  formTypes: readonly (readonly [id: string, name: string])[]
  audience: AudienceOptions
  isNew: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

/** Everything that is said of a form beside its questions, whether it is made or edited. */
export function FactsForm({ page }: { page: FactsFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('form-facts', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      {page.isNew ? (
        <p>
          {libraryWords.lead} <Link to={paths.formLibrary()}>{libraryWords.begin}</Link>
        </p>
      ) : (
        <p>{words.holdsAtOnce}</p>
      )}
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.title} label={words.title} lengthMax={100} />
        <TextArea field={fields.description} label={words.description} lengthMax={500} rows={3} />
        <div className={styles.pair}>
          <SelectField
            field={fields.formTypeId}
            label={words.type}
            options={[['', words.chooseType], ...page.formTypes]}
          />
          <NumberField
            field={fields.sortOrder}
            label={words.place}
            hint={page.isNew ? words.placeNew : words.placeKept}
            min={0}
            max={formTypeSortOrderMax}
          />
        </div>
        {page.formTypes.length === 0 && (
          <p>
            {words.noTypes} <Link to={paths.editFormType()}>{words.firstType}</Link>
          </p>
        )}
        <IconField field={fields.icon} label={words.icon} />
        <StartersFields fields={fields} options={page.audience} />
        {page.isNew && <TickField field={fields.hasHeader} label={words.hasHeader} />}
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {page.isNew ? words.saveAndBuild : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

interface StartersFieldsProps {
  fields: Readonly<Record<FormAudiencePart, EditField>>
  options: AudienceOptions
}

function StartersFields({ fields, options }: StartersFieldsProps) {
  return (
    <section className={parts.plate} aria-labelledby="starters-title">
      <h2 id="starters-title">{words.audience}</h2>
      <p>{words.audienceHint}</p>
      <div className={styles.pair}>
        {formAudienceParts.map((part) => (
          <PartField
            key={part}
            field={fields[part]}
            label={formAudienceLabels[part]}
            options={options[audiencePartOf[part]]}
          />
        ))}
      </div>
    </section>
  )
}
