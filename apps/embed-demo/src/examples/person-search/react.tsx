import { PersonSearch } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { findPeople, manyPeople } from '../../demo/people.js'

const many = manyPeople(10_000)

export function Example() {
  return (
    <form>
      <PersonSearch.Root
        name="approver"
        search={({ search, ...filters }, { signal }) => findPeople(search, { ...filters, signal })}
        filters={{ pLimit: 20 }}
      >
        <Parts label="Approver" />
      </PersonSearch.Root>
      <PersonSearch.Root name="witness" people={many}>
        <Parts label="Witness, among 10,000" />
      </PersonSearch.Root>
    </form>
  )
}

function Parts({ label }: { label: string }) {
  return (
    <>
      <PersonSearch.Label>{label}</PersonSearch.Label>
      <PersonSearch.Input placeholder="Name or email" />
      <PersonSearch.Value />
      <PersonSearch.Popup>
        <PersonSearch.List />
        <PersonSearch.Empty />
        <PersonSearch.Status>
          <PersonSearch.Retry />
        </PersonSearch.Status>
      </PersonSearch.Popup>
      <PersonSearch.Announcement />
    </>
  )
}
