import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hear, inRoot, listen, tag } from '../../test/scenes.ts'
import './confirm-dialog.register.ts'
import { ConfirmDialog } from './index.ts'

const question = 'Are you sure you want to delete this form?'

function AskedByButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) {
          hear('cancel')
        }
      }}
    >
      <ConfirmDialog.Trigger className="hp-button">Delete</ConfirmDialog.Trigger>
      <ConfirmDialog.Content>
        <ConfirmDialog.Title>Warning</ConfirmDialog.Title>
        <ConfirmDialog.Description>{question}</ConfirmDialog.Description>
        <ConfirmDialog.Actions>
          <ConfirmDialog.No />
          <ConfirmDialog.Yes
            onConfirm={() => {
              hear('confirm')
              setOpen(false)
            }}
          />
        </ConfirmDialog.Actions>
      </ConfirmDialog.Content>
    </ConfirmDialog.Root>
  )
}

function askingTag() {
  const place = document.createElement('div')
  const button = document.createElement('button')
  button.textContent = 'Delete'
  const dialog = tag('hp-confirm-dialog', { question })
  button.addEventListener('click', () => dialog.show())
  listen(dialog, 'hp-confirm', 'confirm')
  listen(dialog, 'hp-cancel', 'cancel')
  place.append(button, dialog)
  return place
}

/** The dialog as a page writes it that keeps no state: `onDelete` is all that it brings. */
function Deleting({ onDelete }: { onDelete: ConfirmDialog.OnConfirm }) {
  return (
    <ConfirmDialog.Root onOpenChange={(isOpen) => hear(isOpen ? 'open' : 'close')}>
      <ConfirmDialog.Trigger className="hp-button">Delete</ConfirmDialog.Trigger>
      <ConfirmDialog.Content>
        <ConfirmDialog.Title>Warning</ConfirmDialog.Title>
        <ConfirmDialog.Description>{question}</ConfirmDialog.Description>
        <ConfirmDialog.Problem />
        <ConfirmDialog.Actions>
          <ConfirmDialog.No />
          <ConfirmDialog.Yes onConfirm={onDelete} />
        </ConfirmDialog.Actions>
      </ConfirmDialog.Content>
    </ConfirmDialog.Root>
  )
}

/** Hears of a deletion at its start; it takes until the page says so, and fails once where told to. */
function slowly(isFailing: boolean): ConfirmDialog.OnConfirm {
  let failures = 0
  return async ({ signal }) => {
    hear('delete')
    signal.addEventListener('abort', () => hear('given up'))
    await new Promise((resolve) => addEventListener('deed-over', resolve, { once: true }))
    if (isFailing && failures === 0) {
      failures += 1
      throw new Error('The form is being reviewed.')
    }
  }
}

function sceneOf(draw: () => ReactNode) {
  return {
    react: draw,
    element: () => inRoot('open', (root) => createRoot(root).render(draw())),
  }
}

export const scenes = {
  asked: { react: () => <AskedByButton />, element: askingTag },
  atOnce: sceneOf(() => <Deleting onDelete={() => hear('delete')} />),
  slow: sceneOf(() => <Deleting onDelete={slowly(false)} />),
  failing: sceneOf(() => <Deleting onDelete={slowly(true)} />),
}
