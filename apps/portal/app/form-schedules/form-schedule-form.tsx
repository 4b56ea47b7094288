import { useActionData, useNavigation } from '@remix-run/react'
import {
  formAskModeLabels,
  formAskModes,
  formCadenceLabels,
  formCadences,
  formScheduleHoursMax,
  formScheduleWeeksMax,
  weekdayLabels,
  weekdays,
} from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { AudienceFields, countIn, type AudienceOptions } from '../records/audience-fields.tsx'
import { options } from '../records/choices.ts'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import {
  DayField,
  EditForm,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  TickField,
  TimeField,
  useEditForm,
} from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { TicksField } from '../records/ticks-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import own from './form-schedule-form.module.css'
import { formWords as words } from './form-schedule.words.ts'
import { TeamFields } from './team-fields.tsx'

type Name =
  | ('title' | 'formId' | 'note' | 'mode' | 'cadence' | 'weekdays' | 'everyWeeks' | 'monthDay')
  | ('opensTime' | 'dueHours' | 'timeZone' | 'startsOn' | 'endsOn' | 'isOfTeam')
  | ('countries' | 'districts' | 'departments' | 'businessUnits' | 'jobTitles' | 'crews')
  | 'personIds'

/** What the form of a schedule begins with. */
export type FormScheduleFormData = {
  start: { [Field in Name]?: string | string[] }
  forms: readonly (readonly [id: string, title: string])[]
  /** Whoever keeps schedules asks anybody, others their team. */
  keeps: boolean
  /** Whether it can be narrowed to a team: to that of whoever makes it, or of its author. */
  isTeamAsked: boolean
  /** The people who are named already, and of a team those who may be. */
  offered: readonly Choice[]
  options: AudienceOptions
  timeZones: readonly string[]
  formKey: string
  rowVersion?: number
  backTo: string
}

type FormProps = { page: FormScheduleFormData; search: SearchPeople }

/** Everything that may be said of a schedule, whether it is made or edited. */
export function FormScheduleForm({ page, search }: FormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('form-schedule', page.start, again)
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
        <SelectField
          field={fields.formId}
          label={words.form}
          options={[['', words.choose], ...page.forms]}
        />
        <TextField
          field={fields.title}
          label={words.title}
          hint={words.titleHint}
          lengthMax={100}
        />
        <TextArea field={fields.note} label={words.note} lengthMax={500} rows={3} />
        {page.keeps ? (
          <>
            <AudienceFields
              fields={fields}
              options={page.options}
              required={[]}
              again={again}
              offered={page.offered}
              counted={countIn(again)}
              search={search}
            />
            {page.isTeamAsked && <TickField field={fields.isOfTeam} label={words.isOfTeam} />}
          </>
        ) : (
          <TeamFields
            {...{ fields, again, search }}
            options={page.options}
            offered={page.offered}
          />
        )}
        <SelectField
          field={fields.mode}
          label={words.mode}
          options={options(formAskModes, formAskModeLabels)}
        />
        <SelectField
          field={fields.cadence}
          label={words.cadence}
          options={options(formCadences, formCadenceLabels)}
        />
        <fieldset className={classNames(styles.pair, own.weekly)}>
          <legend>{words.weekly}</legend>
          <TicksField
            field={fields.weekdays}
            label={words.weekdays}
            options={options(weekdays, weekdayLabels)}
          />
          <NumberField
            field={fields.everyWeeks}
            label={words.everyWeeks}
            hint={words.everyWeeksHint}
            min={1}
            max={formScheduleWeeksMax}
          />
        </fieldset>
        <fieldset className={classNames(styles.pair, own.monthly)}>
          <legend>{words.monthly}</legend>
          <NumberField
            field={fields.monthDay}
            label={words.monthDay}
            hint={words.monthDayHint}
            min={1}
            max={31}
          />
        </fieldset>
        <div className={styles.pair}>
          <DayField field={fields.startsOn} label={words.startsOn} />
          <DayField field={fields.endsOn} label={words.endsOn} />
        </div>
        <div className={styles.pair}>
          <TimeField field={fields.opensTime} label={words.opensTime} />
          <NumberField
            field={fields.dueHours}
            label={words.dueHours}
            min={1}
            max={formScheduleHoursMax}
          />
        </div>
        <SelectField
          field={fields.timeZone}
          label={words.timeZone}
          options={page.timeZones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
        />
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
