import type { Audience, AudiencePart } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Tick } from '../ui/field.tsx'
import { Users } from '../ui/icons.ts'
import styles from './audience-fields.module.css'
import { idsIn } from './choices.ts'
import type { Choice, EditAgain } from './edit-again.ts'
import type { EditField } from './edit-form.tsx'
import { FindField } from './find-field.tsx'
import { words } from './records.words.ts'

/** What each part may name: codes and names. */
export type AudienceOptions = Readonly<
  Record<AudiencePart, readonly (readonly [code: string, name: string])[]>
>

/** How many people an audience holds, and the first of them. */
export type AudienceCount = { total: number; names: readonly string[] }

/** What a form comes back with whose audience was counted. */
export type CountedAgain = EditAgain & { counted: AudienceCount }

/** How many people the audience of a form holds, where that was asked. */
export function countIn(again: EditAgain | undefined): AudienceCount | null {
  return again !== undefined && 'counted' in again ? (again as CountedAgain).counted : null
}

/** The button that counts an audience: what its form posts as `intent`. */
export const countIntent = 'countAudience'

interface AudienceFieldsProps {
  /** The fields of the form, by the names of the call. */
  fields: Readonly<Record<keyof Audience, EditField>>
  options: AudienceOptions
  /** The parts that must name something. */
  required: readonly AudiencePart[]
  again: EditAgain | undefined
  /** The people who are named already. */
  offered: readonly Choice[]
  counted: AudienceCount | null
  search: SearchPeople
}

const parts = [
  'countries',
  'districts',
  'departments',
  'businessUnits',
  'jobTitles',
  'crews',
] as const

/** Whom a record is for: parts of the organisation, people by name, and how many that is. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { fields, options, required, again, offered, counted, search } = props
  return (
    <section className={styles.audience} aria-labelledby="audience-title">
      <h2 id="audience-title">{words.audience.title}</h2>
      <p className={styles.hint}>{words.audience.hint}</p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartField
            key={part}
            field={fields[part]}
            name={words.audience.parts[part]}
            options={options[part]}
            isRequired={required.includes(part)}
          />
        ))}
      </div>
      <FindField
        field={fields.personIds}
        label={words.audience.people}
        hint={words.audience.peopleHint}
        offered={offered}
        again={again}
        isMany
        seekLabel={words.audience.seek}
        search={search}
      />
      <div className={styles.count}>
        <Button name="intent" value={countIntent}>
          <Users aria-hidden="true" />
          {words.audience.count}
        </Button>
        {counted !== null && (
          <p role="status">
            <b>{words.audience.counted(counted.total)}</b>
            {counted.names.length > 0 && (
              <small>{words.audience.first(counted.names, counted.total)}</small>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

interface PartFieldProps {
  field: EditField
  name: string
  options: AudienceOptions[AudiencePart]
  isRequired: boolean
}

function PartField({ field, name, options, isRequired }: PartFieldProps) {
  const { id, name: posted, errors } = field
  const error = errors?.[0]
  const chosen = idsIn(field.initialValue)
  return (
    <fieldset
      id={id}
      className={styles.part}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>
        {name} {!isRequired && <small>{words.audience.optional}</small>}
      </legend>
      <div className={styles.ticks}>
        {[[words.audience.whole, words.audience.all] as const, ...options].map(([code, label]) => (
          <Tick
            key={code}
            name={posted}
            value={code}
            label={label}
            defaultChecked={chosen.includes(code)}
          />
        ))}
      </div>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}
