import { Toast, useToast } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  return (
    <Toast.Provider>
      <Buttons />
      <Toast.Region />
    </Toast.Provider>
  )
}

function Buttons() {
  const { show } = useToast()
  const [said, setSaid] = useState('')

  const remove = () => {
    setSaid('The form is deleted.')
    show({
      text: 'BOP Function Test was deleted.',
      action: { label: 'Undo', onAction: () => setSaid('The form is back.') },
    })
  }

  return (
    <>
      <button type="button" onClick={() => show({ text: 'BOP Function Test was saved.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => show({ tone: 'error', text: 'The portal cannot be reached.' })}
      >
        Send
      </button>
      <button type="button" onClick={remove}>
        Delete
      </button>
      <output>{said}</output>
    </>
  )
}
