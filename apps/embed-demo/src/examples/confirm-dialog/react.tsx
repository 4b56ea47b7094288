import { ConfirmDialog } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')

  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    setSaid(isNowOpen ? '' : 'The form is kept.')
  }
  const remove = () => {
    setOpen(false)
    setSaid('The form is deleted.')
  }

  return (
    <ConfirmDialog.Root open={isOpen} onOpenChange={change}>
      <ConfirmDialog.Trigger className="hp-button">Delete BOP Function Test</ConfirmDialog.Trigger>
      <output>{said}</output>
      <ConfirmDialog.Content>
        <ConfirmDialog.Title>Warning</ConfirmDialog.Title>
        <ConfirmDialog.Description>
          Are you sure you want to delete this form?
        </ConfirmDialog.Description>
        <ConfirmDialog.Actions>
          <ConfirmDialog.No />
          <ConfirmDialog.Yes onConfirm={remove} />
        </ConfirmDialog.Actions>
      </ConfirmDialog.Content>
    </ConfirmDialog.Root>
  )
}
