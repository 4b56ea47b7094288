import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { PersonSearch } from '@holdpoint/widgets/person-search'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import styles from './share-dialog.module.css'
import type { PickedPerson } from './share-panel.ts'
import { words } from './share.words.ts'
import { useWordsBefore } from './use-words-before.ts'

interface SearchPersonProps {
  picked: readonly PickedPerson[]
  isFull: boolean
  /** The address with other people picked. */
  withPeople: (people: readonly PickedPerson[]) => string
}

/** The search with a script: who is chosen is picked, and the field is ready for the next. */
export function SearchPerson({ picked, isFull, withPeople }: SearchPersonProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useWordsBefore(field)
  // Two people may be chosen faster than the page answers.
  const wanted = useRef(picked)
  useEffect(() => {
    wanted.current = picked
  }, [picked])

  const pick = (person: PickedPerson | null) => {
    if (person === null) {
      return
    }
    if (wanted.current.some(({ personId }) => personId === person.personId)) {
      setProblem(words.duplicate)
      return
    }
    setProblem('')
    wanted.current = [...wanted.current, person]
    navigate(withPeople(wanted.current), { replace: true, preventScrollReset: true })
  }

  return (
    <PersonSearch.Root
      value={null}
      onValueChange={(person) => pick(person)}
      search={searchPeople}
      disabled={isFull}
      className={styles.search}
    >
      <PersonSearch.Label>{words.search}</PersonSearch.Label>
      <PersonSearch.Input ref={field} data-hp-focus="" />
      <PersonSearch.Popup>
        <PersonSearch.List />
        <PersonSearch.Empty />
        <PersonSearch.Status>
          <PersonSearch.Retry />
        </PersonSearch.Status>
      </PersonSearch.Popup>
      <PersonSearch.Announcement />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </PersonSearch.Root>
  )
}
