import { useActionData, useNavigation } from '@remix-run/react'
import type { LotoDraft } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain, type Choice } from '../../records/edit-again.ts'
import {
  EditForm,
  MomentField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formWords as words } from './loto-form.words.ts'

type Options = readonly (readonly [value: string, name: string])[]

/** The fields that name something by its id, beside those of a list. */
export type FoundField = 'assetId' | 'primaryId' | 'workOrderId' | 'jsaId'

/** What the form of a plan begins with. */
export type LotoFormData = {
  start: { [Field in keyof LotoDraft]?: string }
  templates: Options
  pads: Options
  offered: Readonly<Record<FoundField, readonly Choice[]>>
  formKey: string
  rowVersion?: number
  backTo: string
}

/** What is said of a lockout before it is prepared, whether it is new or edited. */
export function LotoForm({ page, search }: { page: LotoFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<keyof LotoDraft>('loto', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const find = (field: FoundField) => ({
    ...{ field: fields[field], offered: page.offered[field], again },
  })
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <SelectField
          field={fields.templateId}
          label={words.template}
          hint={page.templates.length === 0 ? words.noTemplates : words.templateHint}
          options={[['', words.chooseTemplate], ...page.templates]}
        />
        <FindField
          {...find('assetId')}
          label={words.machine}
          hint={words.machineHint}
          noneWord={words.noMachine}
          seekLabel={words.seekMachine}
        />
        <TextField
          field={fields.title}
          label={words.title}
          hint={words.titleHint}
          lengthMax={150}
        />
        <TextArea field={fields.reason} label={words.reason} lengthMax={1000} rows={3} />
        <div className={styles.pair}>
          <MomentField field={fields.plannedStart} label={words.plannedStart} />
          <MomentField field={fields.plannedEnd} label={words.plannedEnd} />
          <SelectField
            field={fields.padId}
            label={words.pad}
            options={[['', words.none], ...page.pads]}
          />
          <TextField field={fields.location} label={words.location} lengthMax={150} />
        </div>
        <FindField
          {...find('primaryId')}
          label={words.primary}
          hint={words.primaryHint}
          noneWord={words.nobody}
          seekLabel={words.seekPerson}
          search={search}
        />
        <TickField field={fields.isGroup} label={`${words.group}. ${words.groupHint}`} />
        <TextField field={fields.lockbox} label={words.lockbox} lengthMax={100} />
        <FindField
          {...find('workOrderId')}
          label={words.workOrder}
          noneWord={words.noWorkOrder}
          seekLabel={words.seekWorkOrder}
        />
        <FindField
          {...find('jsaId')}
          label={words.jsa}
          noneWord={words.noJsa}
          seekLabel={words.seekJsa}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.draft}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
