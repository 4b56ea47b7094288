import { useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import {
  reportDataset,
  reportDatasetNames,
  reportPaceLabels,
  reportPaces,
  reportWindowLabels,
  reportWindows,
  type ReportDatasetName,
} from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { oneOf } from '../lists/address-values.ts'
import { options } from '../records/choices.ts'
import { isEditAgain, type Choice, type EditAgain } from '../records/edit-again.ts'
import {
  EditForm,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  type EditField,
  TickField,
} from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import { formWords as words } from './report.words.ts'

type Name =
  | ('title' | 'description' | 'dataset' | 'groupBy' | 'splitBy' | 'measure' | 'window')
  | ('savedFilterId' | 'held' | 'isShared' | 'pace' | 'recipientIds')

/** What the form of a report begins with. */
export type ReportFormData = {
  start: { [Field in Name]?: string | string[] }
  /** Whether one's reports may be shared, and told to others. */
  mayShare: boolean
  /** The filter of the report, or of the one that is copied, of the list of its dataset; null without. */
  kept: { dataset: ReportDatasetName; title: string } | null
  /** One's own saved filters of the list of each dataset. */
  filters: Readonly<Record<string, readonly (readonly [id: string, title: string])[]>>
  offered: readonly Choice[]
  formKey: string
  rowVersion?: number
  backTo: string
}

/** What asks for the choices of another dataset where there is no script. */
export const chooseIntent = 'choose'

interface ReportFormProps {
  page: ReportFormData
  search: SearchPeople
}

/** What a report counts and who is told of it, whether it is made, copied or edited. */
export function ReportForm({ page, search }: ReportFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('report', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.title} label={words.title} lengthMax={100} />
        <TextArea field={fields.description} label={words.description} lengthMax={500} rows={2} />
        <CountedFields fields={fields} page={page} />
        <ToldFields fields={fields} {...{ page, again, search }} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

type Fields = Record<Name, EditField>

/** What is counted: the choices follow the dataset, with a script as soon as it is chosen. */
function CountedFields({ fields, page }: { fields: Fields; page: ReportFormData }) {
  const started = oneOf(reportDatasetNames, String(fields.dataset.initialValue))
  const [dataset, setDataset] = useState(started ?? reportDatasetNames[0])
  const isScripted = useScripted()
  const { days, dimensions, measures } = reportDataset(dataset)
  const { kept } = page
  const [filters, choose] = useFilters(fields, page)
  const { id, name, errors } = fields.savedFilterId
  const isHeld = kept !== null && kept.dataset !== dataset && filters[kept.dataset] === keep
  const dimensionNames = namesOf(dimensions)
  return (
    <>
      <div className={styles.ask}>
        <SelectField
          field={fields.dataset}
          label={words.dataset}
          hint={words.chooseHint}
          options={reportDatasetNames.map((one) => [one, reportDataset(one).label])}
          onChoose={(one) => setDataset(oneOf(reportDatasetNames, one) ?? dataset)}
        />
        {!isScripted && (
          <Button name="intent" value={chooseIntent}>
            {words.choose}
          </Button>
        )}
      </div>
      <div className={styles.pair}>
        <SelectField field={fields.measure} label={words.measure} options={namesOf(measures)} />
        <SelectField field={fields.groupBy} label={words.groupBy} options={dimensionNames} />
        <SelectField
          field={fields.splitBy}
          label={words.splitBy}
          options={[['', words.noSplit], ...dimensionNames]}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          field={fields.window}
          label={words.window}
          hint={words.windowHint(days)}
          options={options(reportWindows, reportWindowLabels)}
        />
        <SelectField
          // Each dataset has filters of its own, and what was chosen of them.
          key={dataset}
          field={{ ...{ id, name, errors }, initialValue: filters[dataset] ?? '' }}
          label={words.filter}
          hint={words.filterHint}
          options={[
            ['', words.noFilter],
            ...(kept?.dataset === dataset ? [[keep, words.keepFilter(kept.title)] as const] : []),
            ...(page.filters[dataset] ?? []),
          ]}
          onChoose={(filter) => choose({ ...filters, [dataset]: filter })}
        />
        {isHeld && <input type="hidden" name={fields.held.name} value={keep} />}
      </div>
    </>
  )
}

const keep = 'keep'

/**
 * Which filter is chosen of each dataset: a look at another one loses none, and what the report has
 * comes back with its own, without a script as well.
 */
function useFilters({ dataset, savedFilterId, held }: Fields, { kept }: ReportFormData) {
  const chosen = String(savedFilterId.initialValue ?? '')
  const holds = kept !== null && (chosen === keep || held.initialValue === keep)
  return useState<Readonly<Record<string, string>>>({
    [String(dataset.initialValue)]: chosen,
    ...(holds && { [kept.dataset]: keep }),
  })
}

/** Who opens it and who is told: of others only whoever may share reports says so. */
function ToldFields({
  fields,
  page,
  again,
  search,
}: ReportFormProps & { fields: Fields; again: EditAgain | undefined }) {
  const { mayShare, offered, start } = page
  return (
    <>
      {(mayShare || start.isShared === 'true') && (
        <TickField field={fields.isShared} label={words.isShared} />
      )}
      <SelectField
        field={fields.pace}
        label={mayShare ? words.pace : words.ownPace}
        options={options(reportPaces, reportPaceLabels)}
      />
      {!mayShare &&
        [start.recipientIds ?? []]
          .flat()
          .map((id) => <input key={id} type="hidden" name={fields.recipientIds.name} value={id} />)}
      {mayShare && (
        <FindField
          field={fields.recipientIds}
          label={words.recipients}
          hint={words.recipientsHint}
          offered={offered}
          again={again}
          isMany
          seekLabel={words.seek}
          search={search}
        />
      )}
    </>
  )
}

const namesOf = (named: Readonly<Record<string, { label: string }>>) =>
  Object.entries(named).map(([name, { label }]) => [name, label] as const)
