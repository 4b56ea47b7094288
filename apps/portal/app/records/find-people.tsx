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
  /** What is said of the search; in English, as the kit says it, where it is left out. */
  spoken?: SearchSpoken | undefined
}

/** What is said of a search, and the language that it is said in. */
export type SearchSpoken = {
  lang: string
  loading: string
  /** With `{count}` in the place of how many. */
  found: string
  empty: string
  failed: string
  retry: string
}

/**
 * People are found while somebody types; the field is then ready for the next. Words that chose nobody
 * stay in it and are posted, so that the form is not saved without whoever was meant.
 */
export function FindPeople(props: FindPeopleProps) {
  const { seek, label, seekLabel, search, onFound, spoken } = props
  const { lang, loading, found, empty, failed, retry } = spoken ?? {}
  const field = useRef<HTMLInputElement>(null)
  useWordsBefore(field, seek.id)
  return (
    <PersonSearch.Root
      value={null}
      search={search}
      keepsWords
      lang={lang}
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
        <PersonSearch.Empty>{empty}</PersonSearch.Empty>
        <PersonSearch.Status {...{ loading, failed }}>
          <PersonSearch.Retry>{retry}</PersonSearch.Retry>
        </PersonSearch.Status>
      </PersonSearch.Popup>
      <PersonSearch.Announcement {...{ loading, found, empty, failed }} />
    </PersonSearch.Root>
  )
}
