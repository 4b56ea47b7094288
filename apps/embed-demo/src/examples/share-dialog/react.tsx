import { PersonSearch, ShareDialog, type SearchPeople, type SharePeople } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useRef, useState } from 'react'
import { findPeople } from '../../demo/people.js'
import { pause } from '../../demo/waiting.js'

const search: SearchPeople = ({ search: words }, { signal }) => findPeople(words, { signal })

export function Example() {
  const tries = useRef(0)
  const [said, setSaid] = useState('')

  const share: SharePeople = async (people, { signal }) => {
    await pause(signal, 1500)
    tries.current += 1
    if (tries.current === 1) {
      throw new Error('The form was changed meanwhile. Share it again.')
    }
    setSaid(`Shared with ${people.map(({ fullName }) => fullName).join(', ')}.`)
  }

  return (
    <ShareDialog.Root limit={3} onShare={share}>
      <ShareDialog.Trigger className="hp-button">Share BOP Function Test</ShareDialog.Trigger>
      <output>{said}</output>
      <ShareDialog.Content>
        <ShareDialog.Title>Share</ShareDialog.Title>
        <ShareDialog.Search search={search}>
          <PersonSearch.Label>Employee name or email</PersonSearch.Label>
          <PersonSearch.Input />
          <PersonSearch.Popup>
            <PersonSearch.List />
            <PersonSearch.Empty />
            <PersonSearch.Status>
              <PersonSearch.Retry />
            </PersonSearch.Status>
          </PersonSearch.Popup>
          <PersonSearch.Announcement />
        </ShareDialog.Search>
        <ShareDialog.Notice />
        <ShareDialog.List />
        <ShareDialog.Problem />
        <ShareDialog.Actions>
          <ShareDialog.Close />
          <ShareDialog.Share />
        </ShareDialog.Actions>
      </ShareDialog.Content>
    </ShareDialog.Root>
  )
}
