import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
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

export const scenes = {
  asked: { react: () => <AskedByButton />, element: askingTag },
}
