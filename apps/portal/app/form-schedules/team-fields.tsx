import type { SearchPeople } from '@holdpoint/widgets/person-search'
import type { Choice, EditAgain } from '../records/edit-again.ts'
import type { EditField } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { TicksField } from '../records/ticks-field.tsx'
import { formWords as words } from './form-schedule.words.ts'

interface TeamFieldsProps {
  fields: Readonly<Record<'countries' | 'personIds', EditField>>
  /** Those of the team who stand there to tick. */
  offered: readonly Choice[]
  again: EditAgain | undefined
  search: SearchPeople
}

/** Who of a team is asked: all of it, whoever belongs to it by then, or some by name. */
export function TeamFields({ fields, offered, again, search }: TeamFieldsProps) {
  return (
    <>
      <input type="hidden" name="isOfTeam" value="true" />
      <TicksField
        field={fields.countries}
        label={words.team}
        hint={words.teamHint}
        options={[[recordWords.audience.whole, words.wholeTeam]]}
        isLong
      />
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
