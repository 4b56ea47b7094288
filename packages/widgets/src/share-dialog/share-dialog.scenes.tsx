import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { PersonSearch } from '../person-search/index.ts'
import { type Person, ShareDialog, type SharePeople } from './index.ts'
import './share-dialog.register.ts'

const colleagues: readonly Person[] = [
  { personId: 'p-1', fullName: 'Marit Solheim', employeeTitle: 'Equipment operator', isSSE: true },
  { personId: 'p-2', fullName: 'Dale Whitford', employeeTitle: 'Field supervisor' },
  { personId: 'p-3', fullName: 'Noor Haddad', employeeEmail: 'noor@example.com' },
  { personId: 'p-4', fullName: 'Bartholomew Featherstonehaugh-Cholmondeley', isSSE: true },
]

const idsOf = (people: readonly Person[]) => people.map(({ personId }) => personId)

/** Shares when the spec says so, or fails with its words. */
const share: SharePeople = (people, { signal }) => {
  hear('share', idsOf(people))
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      hear('given up')
      reject(new Error('Given up.'))
    })
    addEventListener('answer', (event) => {
      const words: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (typeof words === 'string') {
        reject(new Error(words))
      } else {
        resolve(words)
      }
    })
  })
}

function SearchParts() {
  return (
    <>
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
    </>
  )
}

interface ByButtonProps {
  limit?: number
  picked?: readonly Person[]
}

function ByButton({ limit, picked = [] }: ByButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ShareDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) {
          hear('close')
        }
      }}
      defaultPeople={picked}
      onPeopleChange={(people) => hear('change', idsOf(people))}
      limit={limit}
      onShare={share}
    >
      <ShareDialog.Trigger className="hp-button">Share form</ShareDialog.Trigger>
      <ShareDialog.Content>
        <ShareDialog.Title>Share</ShareDialog.Title>
        <ShareDialog.Search people={colleagues}>
          <SearchParts />
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

function byButton(properties: Partial<HTMLElementTagNameMap['hp-share-dialog']>) {
  const place = document.createElement('div')
  const button = document.createElement('button')
  button.textContent = 'Share form'
  const dialog = tag('hp-share-dialog', { people: colleagues, share, ...properties })
  button.addEventListener('click', () => dialog.show())
  dialog.addEventListener('hp-change', ({ detail }) => hear('change', idsOf(detail)))
  listen(dialog, 'hp-close', 'close')
  place.append(button, dialog)
  return place
}

/** As a server draws it: a form that needs no script but to search. */
export function PlainForm() {
  return (
    <ShareDialog.Root defaultOpen defaultPeople={colleagues.slice(0, 2)} name="personIds">
      <ShareDialog.Content>
        <form method="post" action="/my-forms/share">
          <ShareDialog.Title>Share</ShareDialog.Title>
          <ShareDialog.Search name="person">
            <PersonSearch.Label>Employee name or email</PersonSearch.Label>
            <PersonSearch.Input />
          </ShareDialog.Search>
          <ShareDialog.Notice />
          <ShareDialog.List>
            {(person) => (
              <ShareDialog.Item person={person}>
                <ShareDialog.Card person={person} />
                <ShareDialog.Remove asChild>
                  <a href={`?without=${person.personId}`}>Remove</a>
                </ShareDialog.Remove>
              </ShareDialog.Item>
            )}
          </ShareDialog.List>
          <ShareDialog.Actions>
            <ShareDialog.Close asChild>
              <a href="/my-forms">Cancel</a>
            </ShareDialog.Close>
            <ShareDialog.Share type="submit" />
          </ShareDialog.Actions>
        </form>
      </ShareDialog.Content>
    </ShareDialog.Root>
  )
}

/** The page itself shares: it prevents the event's default. */
function byThePage() {
  const place = byButton({ selected: colleagues.slice(0, 2) })
  place.addEventListener('hp-share', (event) => {
    event.preventDefault()
    hear('page shares')
  })
  return place
}

export const scenes = {
  asked: { react: () => <ByButton />, element: () => byButton({}) },
  limited: { react: () => <ByButton limit={2} />, element: () => byButton({ limit: 2 }) },
  picked: {
    react: () => <ByButton picked={colleagues} />,
    element: () => byButton({ selected: colleagues }),
  },
  form: { react: () => <PlainForm />, element: byThePage },
  connected: {
    react: () => <ByButton />,
    element: () =>
      byButton({
        people: undefined,
        share: undefined,
        apiBase: 'http://portal.example',
        apiKey: 'hp_key',
        token: 'a-token',
        myFormId: 'form-7',
        delay: 50,
      }),
  },
}
