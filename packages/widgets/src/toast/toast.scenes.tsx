import { useState } from 'react'
import { hear, tag } from '../../test/scenes.ts'
import { Dialog } from '../dialog/index.ts'
import { Toast, type ToastDraft, useToast } from './index.ts'
import './toast.register.ts'

type Offer = { label: string; toast: ToastDraft }

const undo = { label: 'Undo', onAction: () => hear('undo') }
const onEnd = (why: string) => hear('end', why)

const offers: readonly Offer[] = [
  { label: 'Save', toast: { text: 'The form was saved.', onEnd } },
  { label: 'Fail', toast: { tone: 'error', text: 'The form was not sent.', onEnd } },
  { label: 'Warn', toast: { tone: 'warning', text: 'You are offline.', onEnd } },
  { label: 'Remove', toast: { text: 'The form was deleted.', action: undo, onEnd } },
]

function Buttons() {
  const { show } = useToast()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {offers.map(({ label, toast }) => (
        <button key={label} onClick={() => show(toast)}>
          {label}
        </button>
      ))}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>Ask</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Question</Dialog.Title>
          <button onClick={() => show({ text: 'Told in the dialog.', action: undo, onEnd })}>
            Tell
          </button>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

function Page() {
  const [isHere, setHere] = useState(true)
  return (
    <Toast.Provider>
      <Buttons />
      {isHere && <Toast.Region />}
      <button onClick={() => setHere(false)}>Leave</button>
    </Toast.Provider>
  )
}

function pageWithTag() {
  const place = document.createElement('div')
  const region = tag('hp-toast-region')
  const button = (label: string, act: () => void, where: HTMLElement = place) => {
    const made = document.createElement('button')
    made.textContent = label
    made.addEventListener('click', act)
    where.append(made)
  }
  for (const { label, toast } of offers) {
    button(label, () => region.show(toast))
  }
  const dialog = document.createElement('dialog')
  dialog.ariaLabel = 'Question'
  button('Ask', () => dialog.showModal())
  button('Leave', () => region.remove())
  const tell = { text: 'Told in the dialog.', action: undo, onEnd }
  button('Tell', () => region.show(tell), dialog)
  button('Close', () => dialog.close(), dialog)
  region.addEventListener('hp-action', ({ detail }) => hear('action', detail.label))
  place.append(region, dialog)
  return place
}

function TwoRegions() {
  return (
    <>
      <Page />
      <Page />
    </>
  )
}

function twoTags() {
  const place = document.createElement('div')
  place.append(pageWithTag(), pageWithTag())
  return place
}

export const scenes = {
  page: { react: () => <Page />, element: pageWithTag },
  two: { react: () => <TwoRegions />, element: twoTags },
}
