import type { Audience, AudiencePart } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { Button } from '../ui/button.tsx'
import { Users } from '../ui/icons.ts'
import styles from './audience-fields.module.css'
import type { Choice, EditAgain } from './edit-again.ts'
import type { EditField } from './edit-form.tsx'
import { FindField } from './find-field.tsx'
import { PartField } from './part-field.tsx'
import { words } from './records.words.ts'

/** What each part may name: codes and names, and what is not offered any more. */
export type AudienceOptions = Readonly<
  Record<AudiencePart, readonly (readonly [code: string, name: string, isRetired?: boolean])[]>
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

/** The parts of the organisation that a record may be for, in the order in which they are asked. */
export const parts = [
  'countries',
  'districts',
  'departments',
  'businessUnits',
  'jobTitles',
  'crews',
] as const

const wholeOption = [words.audience.whole, words.audience.all] as const

/** Whom a record is for: parts of the organisation, people by name, and how many that is. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { fields, options, required, again, offered, counted, search } = props
  return (
    <section className={styles.audience} aria-labelledby="audience-title">
      <h2 id="audience-title">{words.audience.title}</h2>
      <p className={styles.hint}>
        {required.length > 1 ? words.audience.hintOfEach : words.audience.hint}
      </p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartField
            key={part}
            field={fields[part]}
            label={words.audience.parts[part]}
            note={required.includes(part) ? '' : words.audience.optional}
            options={[wholeOption, ...options[part]]}
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
