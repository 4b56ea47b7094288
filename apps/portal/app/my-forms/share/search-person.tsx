import { useRef } from 'react'
import { PersonSearch } from '@holdpoint/widgets/person-search'
import { ShareDialog } from '@holdpoint/widgets/share-dialog'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { useWordsBefore } from '../../touched/use-words-before.ts'
import { findFieldId } from './find-person.tsx'
import { words } from './share.words.ts'

/** The search with a script: who is chosen is picked, and the field is ready for the next. */
export function SearchPerson() {
  const field = useRef<HTMLInputElement>(null)
  useWordsBefore(field, findFieldId)
  return (
    <ShareDialog.Search search={searchPeople}>
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
    </ShareDialog.Search>
  )
}
