import type { AudiencePart } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { parts, type AudienceOptions } from '../records/audience-fields.tsx'
import { idsIn } from '../records/choices.ts'
import type { Choice, EditAgain } from '../records/edit-again.ts'
import type { EditField } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { PartField } from '../records/part-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { TicksField } from '../records/ticks-field.tsx'
import { formWords as words } from './form-schedule.words.ts'

interface TeamFieldsProps {
  fields: Readonly<Record<AudiencePart | 'personIds', EditField>>
  options: AudienceOptions
  /** Those of the team who stand there to tick. */
  offered: readonly Choice[]
  again: EditAgain | undefined
  search: SearchPeople
}

const { whole } = recordWords.audience

/**
 * Who of a team is asked: all of it, whoever belongs to it by then, or some by name; and by what
 * whoever keeps schedules has narrowed it.
 */
export function TeamFields({ fields, options, offered, again, search }: TeamFieldsProps) {
  const narrowed = parts.filter((part) =>
    idsIn(fields[part].initialValue).some((code) => code !== whole),
  )
  return (
    <>
      <input type="hidden" name="isOfTeam" value="true" />
      {!narrowed.includes('countries') && (
        <TicksField
          field={fields.countries}
          label={words.team}
          hint={words.teamHint}
          options={[[whole, words.wholeTeam]]}
          isLong
        />
      )}
      {narrowed.map((part) => (
        <PartField
          key={part}
          field={fields[part]}
          label={recordWords.audience.parts[part]}
          options={
            part === 'countries' ? [[whole, words.wholeTeam], ...options[part]] : options[part]
          }
        />
      ))}
      <FindField
        field={fields.personIds}
        label={words.teamPeople}
        hint={words.teamPeopleHint}
        offered={offered}
        again={again}
        isMany
        seekLabel={recordWords.audience.seek}
        search={search}
      />
    </>
  )
}
