import { useRef } from 'react'
import { PersonSearch, type Person, type SearchPeople } from '@holdpoint/widgets/person-search'
import { useWordsBefore } from '../touched/use-words-before.ts'
import styles from './edit-form.module.css'

interface FindPeopleProps {
  /** The field without a script, whose place it takes. */
  seek: { id: string; name: string }
  label: string
  seekLabel: string
  search: SearchPeople
  onFound: (person: Person) => void
}

/**
 * People are found while somebody types; the field is then ready for the next. Words that chose nobody
 * stay in it and are posted, so that the form is not saved without whoever was meant.
 */
export function FindPeople({ seek, label, seekLabel, search, onFound }: FindPeopleProps) {
  const field = useRef<HTMLInputElement>(null)
  useWordsBefore(field, seek.id)
  return (
    <PersonSearch.Root
      value={null}
      search={search}
      keepsWords
      className={styles.people}
      onValueChange={(person) => {
        if (person !== null) {
          onFound(person)
        }
      }}
    >
      <PersonSearch.Label className="hp-unseen">{`${label}: ${seekLabel}`}</PersonSearch.Label>
      <PersonSearch.Input ref={field} name={seek.name} placeholder={seekLabel} />
      <PersonSearch.Popup>
        <PersonSearch.List />
        <PersonSearch.Empty />
        <PersonSearch.Status>
          <PersonSearch.Retry />
        </PersonSearch.Status>
      </PersonSearch.Popup>
      <PersonSearch.Announcement />
    </PersonSearch.Root>
  )
}
