import { useActionData, useNavigation } from '@remix-run/react'
import {
  riskNames,
  riskWordMax,
  type RiskCode,
  type RiskDigitWords,
  type RiskMatrix,
} from '@holdpoint/api/vocabulary'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextField, useEditForm, type EditField } from '../../records/edit-form.tsx'
import formStyles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { words as riskWords } from '../../records/risk/risk.words.ts'
import { SavedMeanwhile, useTheirs } from '../../records/theirs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { useFieldName } from '../../ui/faults.tsx'
import { fieldControl } from '../../ui/field.tsx'
import styles from './risk-matrix.module.css'
import { words } from './risk-matrix.words.ts'

/** What the form begins with. */
export type RiskMatrixPage = { start: RiskMatrix; rowVersion: number; formKey: string }

type DigitFields = {
  getFieldList: () => readonly { getFieldset: () => Record<keyof RiskDigitWords, EditField> }[]
}
type MatrixFields = {
  likelihoods: DigitFields
  severities: DigitFields
  levels: { getFieldset: () => Record<RiskCode, EditField> }
}

const digits = [1, 2, 3, 4, 5] as const

/** What the digits are called, and how bad each code is. */
export function RiskMatrixForm({ page }: { page: RiskMatrixPage }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form] = useEditForm<keyof MatrixFields>('risk', page.start, again)
  const { likelihoods, severities, levels } = form.getFieldset() as unknown as MatrixFields
  const isSending = useNavigation().formMethod === 'POST'
  const named = {
    likelihoods: namesIn(likelihoods, page.start.likelihoods),
    severities: namesIn(severities, page.start.severities),
  }
  return (
    <div className={styles.page}>
      <p>{words.intro}</p>
      <EditForm
        {...{ form, again }}
        formKey={page.formKey}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <Digits legend={words.likelihoods} kind={riskWords.likelihood} fields={likelihoods} />
        <Digits legend={words.severities} kind={riskWords.severity} fields={severities} />
        <section aria-labelledby="risk-levels">
          <h2 id="risk-levels">{words.levels}</h2>
          <p className={styles.hint}>{words.levelsHint}</p>
          <div className={styles.scroll}>
            <LevelTable {...named} fields={levels.getFieldset()} />
          </div>
        </section>
        <div className={formStyles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {recordWords.save}
          </Button>
          <ButtonLink to={paths.settings()}>{recordWords.cancel}</ButtonLink>
          <ButtonLink to={paths.riskMatrix({ dialog: 'usual' })} preventScrollReset>
            {words.usual}
          </ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

/** The names as they were typed; what stands in the matrix where one is empty. */
function namesIn(fields: DigitFields, saved: readonly RiskDigitWords[]): string[] {
  const typed = fields.getFieldList().map((row) => row.getFieldset().name.initialValue)
  return saved.map(({ name }, place) => {
    const said = typed[place]
    return typeof said === 'string' && said !== '' ? said : name
  })
}

interface DigitsProps {
  legend: string
  kind: string
  fields: DigitFields
}

function Digits({ legend, kind, fields }: DigitsProps) {
  return (
    <fieldset className={styles.digits}>
      <legend>{legend}</legend>
      {fields.getFieldList().map((row, place) => {
        const { name, about } = row.getFieldset()
        return (
          <div key={place} className={formStyles.pair}>
            <TextField field={name} label={words.name(kind, place + 1)} lengthMax={riskWordMax} />
            <TextField field={about} label={words.about(kind, place + 1)} lengthMax={100} />
          </div>
        )
      })}
    </fieldset>
  )
}

interface LevelTableProps {
  likelihoods: readonly string[]
  severities: readonly string[]
  fields: Record<RiskCode, EditField>
}

function LevelTable({ likelihoods, severities, fields }: LevelTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td>{words.corner}</td>
          {digits.map((severity) => (
            <th key={severity} scope="col">
              {severity} {severities[severity - 1]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {digits.map((likelihood) => (
          <tr key={likelihood}>
            <th scope="row">
              {likelihood} {likelihoods[likelihood - 1]}
            </th>
            {digits.map((severity) => {
              const code: RiskCode = `${likelihood}${severity}`
              const label = words.cell(
                code,
                likelihoods[likelihood - 1] ?? '',
                severities[severity - 1] ?? '',
              )
              return (
                <td key={severity}>
                  <LevelCell code={code} label={label} field={fields[code]} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LevelCellProps {
  code: RiskCode
  label: string
  field: EditField
}

function LevelCell({ code, label, field }: LevelCellProps) {
  const error = field.errors?.[0]
  const { id, name, initialValue } = field
  useFieldName(id, label, error)
  const theirs = useTheirs(field)
  const { className, ...control } = fieldControl(id, { error })
  return (
    <div className={styles.cell}>
      <b aria-hidden="true">{code}</b>
      <select
        {...control}
        name={name}
        aria-label={label}
        className={`${className ?? ''} ${styles.level}`}
        defaultValue={typeof initialValue === 'string' ? initialValue : ''}
      >
        {riskNames.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </select>
      {theirs !== undefined && <SavedMeanwhile said={theirs.join()} />}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}
