import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { Dialog } from '../dialog/index.ts'
import { PersonSearch, type Person, type SearchPeople, matcherOf } from './index.ts'
import './person-search.register.ts'

const titles = ['Pump Operator', 'Crew Lead', 'Wireline Engineer', 'Safety Advisor']
const first = ['Ada', 'Bo', 'Chidi', 'Dana', 'Émile', 'Farah', 'Goran', 'Hana', 'Ivo', 'Jules']
const last = ['Quill', 'Smith', 'Okafor', 'Reyes', 'Novák', 'Tanaka', 'Berg', 'Silva', 'Moss']

function crowd(count: number): Person[] {
  return Array.from({ length: count }, (_, place) => {
    const firstName = first[place % first.length] ?? ''
    const lastName = last[place % last.length] ?? ''
    return {
      personId: `p${place}`,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName} ${place}`,
      employeeTitle: titles[place % titles.length],
      employeeEmail: `${firstName}.${place}@holdpoint.example`.toLowerCase(),
      isSSE: place % 3 === 1,
    }
  })
}

const few = crowd(30)
const many = crowd(10_000)
const label = 'Employee'

/**
 * A directory: it answers after a while, later to the word "slow" than to others, refuses the word
 * "fail" the first time, and tells the page whom it was asked for and what was given up.
 */
function directory(): SearchPeople {
  const { match } = matcherOf(few)
  let failures = 0
  return async (query, { signal }) => {
    hear('asked', query)
    signal.addEventListener('abort', () => hear('given up', query.search))
    await new Promise((resolve) => setTimeout(resolve, query.search === 'slow' ? 400 : 50))
    if (query.search === 'fail' && failures === 0) {
      failures += 1
      throw new Error('The directory did not answer.')
    }
    return query.search === 'slow' ? few : match(query.search)
  }
}

const filters = { crew: ['A', 'B'], pLimit: 5, isExcluded: true }

interface SearchProps {
  defaultValue?: Person | undefined
  /** Nobody says how long to wait. */
  isUnhurried?: boolean
  people?: readonly Person[] | undefined
  search?: SearchPeople | undefined
  filters?: typeof filters | undefined
}

function Search({ people, search, filters: asked, defaultValue, isUnhurried }: SearchProps) {
  return (
    <PersonSearch.Root
      name="owner"
      defaultValue={defaultValue}
      people={people}
      search={search}
      filters={asked}
      delayMs={isUnhurried ? undefined : 100}
      onValueChange={(person) => hear('change', person)}
      onSearch={(words) => hear('search', words)}
    >
      <PersonSearch.Label>{label}</PersonSearch.Label>
      <PersonSearch.Input />
      <PersonSearch.Value />
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

function searchTag(properties: Partial<HTMLElementTagNameMap['hp-person-search']>) {
  const box = tag('hp-person-search', { label, name: 'owner', delay: 100, ...properties })
  listen(box, 'hp-change', 'change')
  listen(box, 'hp-search', 'search')
  return box
}

/** A host that cuts off and moves what it holds. */
const hostile = {
  overflow: 'hidden',
  transform: 'scale(1)',
  height: 90,
  position: 'relative',
} as const

function cutOff() {
  const host = document.createElement('div')
  Object.assign(host.style, { ...hostile, height: '90px' })
  host.append(searchTag({ people: few }))
  return host
}

function InDialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Content>
        <Dialog.Title>Share</Dialog.Title>
        <Search people={few} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function tagInDialog() {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Share')
  dialog.append(searchTag({ people: few }))
  queueMicrotask(() => dialog.showModal())
  return dialog
}

function tagInForm(properties: Parameters<typeof searchTag>[0]) {
  const form = document.createElement('form')
  const fieldset = document.createElement('fieldset')
  const reset = document.createElement('button')
  reset.type = 'reset'
  reset.textContent = 'Reset'
  fieldset.append(searchTag(properties))
  form.append(fieldset, reset)
  return form
}

/** A tag made where no script defines it, given a property, and brought into the page later. */
function early() {
  const elsewhere = document.implementation.createHTMLDocument()
  return Object.assign(elsewhere.createElement('hp-person-search'), { label, people: few })
}

export const scenes = {
  given: { react: () => <Search people={few} />, element: () => searchTag({ people: few }) },
  many: { react: () => <Search people={many} />, element: () => searchTag({ people: many }) },
  asked: {
    react: function Asked() {
      const [search] = useState(directory)
      return <Search search={search} filters={filters} />
    },
    element: () => searchTag({ search: directory(), ...filters }),
  },
  cutOff: {
    react: () => (
      <div style={hostile}>
        <Search people={few} />
      </div>
    ),
    element: cutOff,
  },
  dialog: { react: () => <InDialog />, element: tagInDialog },
  form: {
    react: () => (
      <form>
        <Search people={few} />
      </form>
    ),
    element: () => tagInForm({ people: few, required: true }),
  },
  reset: {
    react: function Reset() {
      const [search] = useState(directory)
      return (
        <form>
          <Search search={search} defaultValue={few[0]} />
          <button type="reset">Reset</button>
        </form>
      )
    },
    element: () => tagInForm({ search: directory() }),
  },
  early: { react: () => <Search people={few} />, element: early },
  unhurried: {
    react: function Unhurried() {
      const [search] = useState(directory)
      return <Search search={search} isUnhurried />
    },
    element: () => {
      const box = tag('hp-person-search', { label, name: 'owner', search: directory() })
      listen(box, 'hp-change', 'change')
      listen(box, 'hp-search', 'search')
      return box
    },
  },
}
