import { useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { jsaAttendeesMax, jsaLanguageLabels, jsaLanguages } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { paths } from '../../paths.ts'
import { eachOnce } from '../../records/choices.ts'
import { isEditAgain, type Choice, type EditAgain } from '../../records/edit-again.ts'
import {
  EditForm,
  SelectField,
  TextField,
  useEditForm,
  type EditField,
  TickField,
} from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import formStyles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { RowsField } from '../../records/rows-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { useFieldName } from '../../ui/faults.tsx'
import { crewFormWords as words, formWords } from './jsa-form.words.ts'
import styles from './jsa-crew-form.module.css'

type RowName =
  | 'attendeeId'
  | 'personId'
  | 'name'
  | 'company'
  | 'role'
  | 'isSSE'
  | 'mentorId'
  | 'language'

/** What the form of the crew begins with. */
export type CrewFormData = {
  start: { attendees: Partial<Record<RowName, string>>[] }
  /** Whom its rows name. */
  named: readonly Choice[]
  /** The crew that the job is for, whose people may be added at once. */
  crewName: string | null
  id: string
  number: string
  formKey: string
  rowVersion: number
}

/** The form as it was sent; where people became rows, by which post. */
export type CrewAgain = EditAgain & { addedBy?: string }

interface CrewFormProps {
  page: CrewFormData
  search: SearchPeople
}

/** The crew, whom the form begins with anew each time that people have become rows of it. */
export function JsaCrewForm({ page, search }: CrewFormProps) {
  const answer = useActionData<unknown>()
  const again: CrewAgain | undefined = isEditAgain(answer) ? answer : undefined
  const [grown, setGrown] = useState<CrewAgain>()
  const latest = again?.addedBy === undefined ? grown : again
  if (latest !== grown) {
    setGrown(latest)
  }
  const start = latest?.lastResult.initialValue ?? page.start
  return <Crew key={latest?.addedBy ?? 'first'} {...{ page, search, start, again }} />
}

interface CrewProps extends CrewFormProps {
  start: { attendees?: unknown; personIds?: unknown }
  again: CrewAgain | undefined
}

function Crew({ page, search, start, again }: CrewProps) {
  // What people were added by is what it begins with, and nothing that came back.
  const [form, fields] = useEditForm<'attendees' | 'personIds'>(
    'crew',
    start,
    again?.addedBy === undefined ? again : undefined,
  )
  const isSending = useNavigation().formMethod === 'POST'
  const known = eachOnce([...page.named, ...(again?.known['attendees'] ?? [])])
  return (
    <div className={formStyles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <div className={styles.people}>
          <FindField
            field={fields.personIds}
            label={words.people}
            hint={words.peopleHint}
            offered={[]}
            again={again}
            isMany
            seekLabel={formWords.seekPerson}
            search={search}
          />
          <Button name="intent" value="add" aria-disabled={isSending}>
            {words.addChosen}
          </Button>
          {page.crewName !== null && (
            <Button name="intent" value="add-all" aria-disabled={isSending}>
              {words.addAllOf(page.crewName)}
            </Button>
          )}
        </div>
        <RowsField<RowName>
          form={form}
          name="attendees"
          legend={words.crew}
          hint={words.crewHint}
          words={words.rows}
          fresh={visitor}
          rowsMax={jsaAttendeesMax}
        >
          {(row, place) => <Person fields={row} place={place} known={known} />}
        </RowsField>
        <div className={formStyles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {formWords.save}
          </Button>
          <ButtonLink to={paths.jsa(page.id, { pane: 'crew' })}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

/** What a row begins with that is added. */
const visitor: Record<RowName, string> = {
  ...{ attendeeId: '', personId: '', name: '', company: '', role: '', isSSE: '' },
  ...{ mentorId: '', language: 'en' },
}

interface PersonProps {
  fields: Readonly<Record<RowName, EditField>>
  /** Counted from one. */
  place: number
  /** Everybody whom the form names. */
  known: readonly Choice[]
}

/** A colleague, whom their account names, or a visitor, who is named here. */
function Person({ fields, place, known }: PersonProps) {
  const { attendeeId, personId, name, company, role, isSSE, mentorId, language } = fields
  const colleague = known.find(({ id }) => id === personId.initialValue)
  const wrong = personId.errors?.[0]
  useFieldName(personId.id, colleague?.name, wrong)
  return (
    <>
      {colleague === undefined ? (
        <>
          <TextField field={name} label={words.name(place)} lengthMax={150} />
          <TextField field={company} label={words.company(place)} lengthMax={150} />
        </>
      ) : (
        <div id={personId.id} tabIndex={-1} className={styles.colleague}>
          <b>{colleague.name}</b>
          <small>{colleague.detail}</small>
          {wrong !== undefined && <ErrorText id={`${personId.id}-error`}>{wrong}</ErrorText>}
        </div>
      )}
      <TextField field={role} label={words.role(place)} lengthMax={100} />
      <SelectField
        field={mentorId}
        label={words.mentor(place)}
        options={[
          ['', words.noMentor],
          ...known
            .filter(({ id }) => id !== personId.initialValue)
            .map((one) => [one.id, one.name] as const),
        ]}
      />
      <SelectField
        field={language}
        label={words.language(place)}
        options={jsaLanguages.map((code) => [code, jsaLanguageLabels[code]])}
      />
      {colleague === undefined && <TickField field={isSSE} label={words.isSSE} />}
      {/* Behind what is seen: the focus goes to the first field of a row. */}
      <Kept field={attendeeId} />
      <Kept field={personId} />
    </>
  )
}

/** What a row keeps without showing it; what it has none of is not sent. */
function Kept({ field: { name, initialValue } }: { field: EditField }) {
  return typeof initialValue === 'string' && initialValue !== '' ? (
    <input type="hidden" name={name} value={initialValue} />
  ) : null
}
