import { Dialog, MultiSelect } from '@holdpoint/widgets'
import * as RadixDialog from '@radix-ui/react-dialog'
import * as RadixPopover from '@radix-ui/react-popover'
import { type FormEvent, useState } from 'react'
import { manyOptions } from '../demo/options.js'
import { CrewDays, Employee, Severity } from './radix-form-fields.tsx'
import './radix-form.css'

const pads = manyOptions(40)

/**
 * A form of somebody whose page is made with Radix: bare parts of theirs beside parts of the kit, in
 * one another's boxes. One Escape closes one of them, and the form sends what all of them hold.
 */
export function RadixFormPage() {
  const [sent, setSent] = useState<readonly (readonly [string, string])[]>()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value)]))
  }

  return (
    <>
      <header className="head">
        <h1>A form with Radix</h1>
        <p>
          A page that has Radix already: its own select, popover and dialog beside parts of the kit,
          and in one another’s boxes. One Escape closes one layer, and the form sends what all of
          them hold.
        </p>
      </header>
      <form className="radix-form plate" aria-label="Near miss" onSubmit={send}>
        <Severity name="severity" label="Severity" />
        <Employee name="reportedBy" label="Reported by" />
        <CrewDays />
        <TheirPopover />
        <TheirDialog />
        <OurDialog />
        <button className="hp-button" data-tone="go">
          Send
        </button>
      </form>
      {sent && (
        <section aria-labelledby="sent">
          <h2 id="sent">What was sent</h2>
          <dl className="radix-sent plate">
            {sent.map(([name, value], at) => (
              <div key={`${at} ${name}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

/** Their popover, which forgets its fields when it closes: the page keeps what our list in it holds. */
function TheirPopover() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <RadixPopover.Root>
        <RadixPopover.Trigger type="button" className="hp-button">
          Choose pads
        </RadixPopover.Trigger>
        <RadixPopover.Portal>
          <RadixPopover.Content className="radix-box plate" aria-label="Choose pads">
            <MultiSelect.Root options={pads} value={chosen} onValueChange={setChosen}>
              <MultiSelect.Label>Pads</MultiSelect.Label>
              <MultiSelect.Field />
              <MultiSelect.Popup />
              <MultiSelect.Status />
            </MultiSelect.Root>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
      {chosen.map((pad) => (
        <input key={pad} type="hidden" name="pad" value={pad} />
      ))}
    </>
  )
}

/** Their dialog, at the end of the page and so outside the form, with our search in it. */
function TheirDialog() {
  const [witness, setWitness] = useState<string>()
  return (
    <>
      <RadixDialog.Root>
        <RadixDialog.Trigger className="hp-button">Name a witness</RadixDialog.Trigger>
        <RadixDialog.Portal>
          <RadixDialog.Overlay className="radix-ground" />
          <RadixDialog.Content className="radix-dialog plate" aria-describedby={undefined}>
            <RadixDialog.Title>Witness</RadixDialog.Title>
            <Employee label="Who saw it" onChange={setWitness} />
            <RadixDialog.Close className="hp-button">Done</RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </RadixDialog.Root>
      {witness !== undefined && <input type="hidden" name="witness" value={witness} />}
    </>
  )
}

/** Our dialog stays in the form; what of theirs opens in it is told to open in it. */
function OurDialog() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <Dialog.Root>
      <Dialog.Trigger className="hp-button">Say more</Dialog.Trigger>
      <Dialog.Content ref={setBox} forceMount>
        <Dialog.Title>Say more</Dialog.Title>
        <Severity name="worst" label="What it could have been" container={box} />
        <label className="hp-label">
          What happened
          <textarea className="hp-field" name="story" rows={3} />
        </label>
        <Dialog.Close className="hp-button">Done</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}
