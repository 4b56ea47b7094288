import { PersonSearch } from '@holdpoint/widgets/person-search'
import '@holdpoint/widgets/styles.css'
import { useMemo } from 'react'

export function Search({ people }) {
  const ours = useMemo(
    () =>
      people.map(({ id, name, title }) => ({ personId: id, fullName: name, employeeTitle: title })),
    [people],
  )
  return (
    <PersonSearch.Root className="opener" people={ours}>
      <PersonSearch.Label>People</PersonSearch.Label>
      <PersonSearch.Input />
      <PersonSearch.Popup>
        <PersonSearch.List />
        <PersonSearch.Empty />
      </PersonSearch.Popup>
      <PersonSearch.Announcement />
    </PersonSearch.Root>
  )
}
