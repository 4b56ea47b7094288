import { employeeTypeLabels, employeeTypes, type Company } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { options as choicesOf } from '../records/choices.ts'
import type { Choice, EditAgain } from '../records/edit-again.ts'
import {
  DayField,
  GroupedSelect,
  SelectField,
  TextField,
  TickField,
  type EditField,
} from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { words as pageWords } from './employees.words.ts'
import { words } from './person-form.words.ts'
import type { SeatOptions } from './seat-options.server.ts'

/** The fields of somebody, by the names of the call. */
export type PersonField =
  | ('firstName' | 'lastName' | 'email' | 'employeeNumber')
  | ('employeeTitle' | 'position' | 'managerId' | 'hireDate' | 'isSSE')
  | ('employeeType' | 'companyCode' | 'companyName' | 'phone')
  | keyof SeatOptions

interface PersonFieldsProps {
  fields: Record<PersonField, EditField>
  options: SeatOptions
  /** The companies that people work for so far. */
  companies: readonly Company[]
  /** Whoever manages them now. */
  managers: readonly Choice[]
  again: EditAgain | undefined
  search: SearchPeople
  isNew: boolean
}

/** Who somebody is, and where they work. */
export function PersonFields(props: PersonFieldsProps) {
  const { fields, options, companies, managers, again, search, isNew } = props
  return (
    <>
      <div className={styles.pair}>
        <TextField field={fields.firstName} label={pageWords.firstName} lengthMax={100} />
        <TextField field={fields.lastName} label={pageWords.lastName} lengthMax={100} />
        <TextField field={fields.email} label={pageWords.email} lengthMax={254} type="email" />
        <TextField
          field={fields.employeeNumber}
          label={pageWords.number}
          hint={words.numberHint}
          lengthMax={40}
        />
        <TextField
          field={fields.employeeTitle}
          label={words.job}
          hint={words.jobHint}
          lengthMax={100}
        />
        <TextField
          field={fields.position}
          label={words.position}
          hint={words.positionHint}
          lengthMax={100}
        />
        <TextField
          field={fields.phone}
          label={words.phone}
          hint={words.phoneHint}
          lengthMax={100}
          type="tel"
        />
        <DayField
          field={fields.hireDate}
          label={words.hired}
          {...(isNew && { hint: words.hiredHint })}
        />
      </div>
      <TickField field={fields.isSSE} label={words.isSSE} />
      <FindField
        field={fields.managerId}
        label={words.manager}
        noneWord={words.nobody}
        seekLabel={words.seekPerson}
        offered={managers}
        {...{ again, search }}
      />
      <h2>{words.work}</h2>
      <div className={styles.pair}>
        <SelectField
          field={fields.employeeType}
          label={words.employeeType}
          hint={words.employeeTypeHint}
          options={choicesOf(employeeTypes, employeeTypeLabels)}
        />
        <TextField
          field={fields.companyName}
          label={words.company}
          hint={words.companyHint}
          lengthMax={100}
          suggestions={companies.map(({ name }) => name).filter(Boolean)}
        />
        <TextField
          field={fields.companyCode}
          label={words.companyCode}
          hint={words.companyCodeHint}
          lengthMax={64}
          suggestions={companies.map(({ code }) => code)}
        />
      </div>
      <h2>{words.seat}</h2>
      <div className={styles.pair}>
        <GroupedSelect
          field={fields.divisionCode}
          label={words.district}
          groups={options.divisionCode}
          none={words.none}
          {...(!isNew && { hint: words.districtHint })}
        />
        <GroupedSelect
          field={fields.country}
          label={words.country}
          hint={words.countryHint}
          groups={options.country}
          none={words.none}
        />
        <GroupedSelect
          field={fields.lobCode}
          label={words.businessUnit}
          groups={options.lobCode}
          none={words.none}
        />
        <GroupedSelect
          field={fields.crew}
          label={words.crew}
          groups={options.crew}
          none={words.none}
        />
        <GroupedSelect
          field={fields.jobCode}
          label={words.jobTitle}
          hint={words.jobTitleHint}
          groups={options.jobCode}
          none={words.none}
        />
        <GroupedSelect
          field={fields.customer}
          label={words.customer}
          groups={options.customer}
          none={words.none}
        />
      </div>
    </>
  )
}
