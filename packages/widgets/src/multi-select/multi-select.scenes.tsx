import { type FormEvent, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hear, tag } from '../../test/scenes.ts'
import { MultiSelect } from './index.ts'
import { crews, pads } from './multi-select.examples.ts'
import './multi-select.register.ts'

type Props = Partial<MultiSelect.RootProps>

function Crews({ defaultValue = [], ...props }: Props) {
  return (
    <MultiSelect.Root
      options={crews}
      defaultValue={defaultValue}
      onValueChange={(value) => hear('change', value)}
      {...props}
    >
      <MultiSelect.Label>Crews</MultiSelect.Label>
      <MultiSelect.Field />
      <MultiSelect.Popup />
      <MultiSelect.Status />
    </MultiSelect.Root>
  )
}

function crewsTag(properties: Partial<HTMLElementTagNameMap['hp-multi-select']> = {}) {
  const element = tag('hp-multi-select', { label: 'Crews', options: crews, ...properties })
  element.addEventListener('hp-change', ({ detail }) => hear('change', detail))
  return element
}

function tellEntries(event: FormEvent<HTMLFormElement> | SubmitEvent) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLFormElement) {
    hear('sent', new FormData(event.currentTarget).getAll('crew'))
  }
}

function InForm() {
  const [isOff, setOff] = useState(false)
  return (
    <form onSubmit={tellEntries}>
      <Crews name="crew" required defaultValue={['c1', '9999999']} disabled={isOff} />
      <button>Send</button>
      <button type="reset">Reset</button>
      <button type="button" onClick={() => setOff(true)}>
        Switch off
      </button>
    </form>
  )
}

function formTag() {
  const form = document.createElement('form')
  const field = crewsTag({ name: 'crew', required: true, selected: ['c1', '9999999'] })
  const buttons = ['Send', 'Reset', 'Switch off'].map((words) => {
    const button = document.createElement('button')
    button.textContent = words
    return button
  })
  const [, reset, off] = buttons
  if (reset && off) {
    reset.type = 'reset'
    off.type = 'button'
    off.addEventListener('click', () => {
      field.disabled = true
    })
  }
  form.append(field, ...buttons)
  form.addEventListener('submit', tellEntries)
  return form
}

/** Takes over what a server drew into the form, when the button is pressed. */
function Drawn() {
  const place = useRef<HTMLFormElement>(null)
  const run = () => {
    if (place.current) {
      hydrateRoot(
        place.current,
        <MultiSelect.Root options={crews} name="crew" defaultValue={['c1']}>
          <MultiSelect.Label>Crews</MultiSelect.Label>
          <MultiSelect.Field />
        </MultiSelect.Root>,
      )
    }
  }
  return (
    <>
      <form ref={place} />
      <button onClick={run}>Run script</button>
    </>
  )
}

/** A select of the page inside the tag. */
function selectInside() {
  const form = document.createElement('form')
  const select = document.createElement('select')
  select.name = 'crew'
  select.multiple = true
  select.append(
    ...crews.slice(1).map(({ value, label }) => new Option(label, value, false, value === 'c2')),
  )
  const field = tag('hp-multi-select', { label: 'Crews', name: 'crew' })
  field.append(select)
  form.append(field)
  return form
}

export const scenes = {
  crews: { react: () => <Crews />, element: () => crewsTag() },
  chosen: {
    react: () => <Crews defaultValue={[' c1 ', '', 'c1', 'c7']} />,
    element: () => crewsTag({ value: [' c1 ', '', 'c1', 'c7'] }),
  },
  two: { react: () => <Crews max={2} />, element: () => crewsTag({ max: 2 }) },
  countries: {
    react: () => <Crews ignored={['-1', '-2']} defaultValue={['-2', 'c1']} />,
    element: () => crewsTag({ ignored: ['-1', '-2'], value: ['-2', 'c1'] }),
  },
  long: {
    react: () => <Crews defaultValue={['W'.repeat(80)]} />,
    element: () => crewsTag({ value: ['W'.repeat(80)] }),
  },
  off: {
    react: () => <Crews disabled defaultValue={['c1']} />,
    element: () => crewsTag({ disabled: true, value: ['c1'] }),
  },
  form: { react: () => <InForm />, element: formTag },
  before: { react: () => <Drawn />, element: selectInside },
  words: {
    react: () => <Crews onWordsChange={(words) => hear('words', words)} />,
    element: () => crewsTag(),
  },
  many: { react: () => <Crews options={pads} />, element: () => crewsTag({ options: pads }) },
}
