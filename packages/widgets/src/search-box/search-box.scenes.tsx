import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { SearchBox } from './index.ts'
import './search-box.register.ts'

const label = 'Search by form name'

interface BoxProps {
  isPlain?: boolean
  delayMs?: number | undefined
}

function Box({ isPlain = false, delayMs }: BoxProps) {
  return (
    <SearchBox.Root
      action="/found"
      delayMs={delayMs}
      {...(isPlain ? {} : { onSearch: (words: string) => hear('search', words) })}
    >
      <SearchBox.Label>{label}</SearchBox.Label>
      <SearchBox.Input />
      <SearchBox.Clear aria-label="Clear the search">
        <span aria-hidden="true">×</span>
      </SearchBox.Clear>
      <SearchBox.Submit>Search</SearchBox.Submit>
    </SearchBox.Root>
  )
}

/** The host keeps the words, and takes them out. */
function Kept() {
  const [value, setValue] = useState('')
  return (
    <div>
      <SearchBox.Root
        value={value}
        onValueChange={setValue}
        delayMs={600}
        onSearch={(words) => hear('search', words)}
      >
        <SearchBox.Label>{label}</SearchBox.Label>
        <SearchBox.Input />
      </SearchBox.Root>
      <button onClick={() => setValue('')}>Empty</button>
    </div>
  )
}

function heardTag() {
  const box = tag('hp-search-box', { label, delay: 600 })
  listen(box, 'hp-search', 'search')
  return box
}

function inForm() {
  const form = document.createElement('form')
  const box = tag('hp-search-box', { label, name: 'words', defaultValue: 'rig' })
  const reset = document.createElement('button')
  reset.type = 'reset'
  reset.textContent = 'Reset'
  form.append(box, reset)
  return form
}

/** Nobody says how long to wait. */
function unhurriedTag() {
  const box = tag('hp-search-box', { label })
  listen(box, 'hp-search', 'search')
  return box
}

export const scenes = {
  heard: { react: () => <Box delayMs={600} />, element: heardTag },
  unhurried: { react: () => <Box />, element: unhurriedTag },
  kept: {
    react: () => <Kept />,
    element: () => {
      const place = document.createElement('div')
      const box = heardTag()
      const empty = document.createElement('button')
      empty.textContent = 'Empty'
      empty.addEventListener('click', () => {
        box.value = ''
      })
      place.append(box, empty)
      return place
    },
  },
  script: {
    react: () => <Box delayMs={600} />,
    element: () => tag('hp-search-box', { label, delay: 0, action: 'javascript:hear("ran")' }),
  },
  plain: {
    react: () => <Box isPlain delayMs={600} />,
    element: () => tag('hp-search-box', { label, delay: 600, action: '/found' }),
  },
  form: {
    react: () => (
      <div>
        <SearchBox.Root defaultValue="rig">
          <SearchBox.Label>{label}</SearchBox.Label>
          <SearchBox.Input name="words" />
          <SearchBox.Clear aria-label="Clear the search">
            <span aria-hidden="true">×</span>
          </SearchBox.Clear>
          <SearchBox.Submit>Search</SearchBox.Submit>
        </SearchBox.Root>
        <button type="reset">Reset</button>
      </div>
    ),
    element: inForm,
  },
}
