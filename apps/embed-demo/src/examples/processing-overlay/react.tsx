import { ProcessingOverlay } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'
import { pause } from '../../demo/waiting.js'

export function Example() {
  const [isSending, setSending] = useState(false)

  const send = async () => {
    setSending(true)
    await pause(undefined, 3000)
    setSending(false)
  }

  return (
    <>
      <button type="button" className="hp-button" onClick={() => void send()}>
        Send for 3 seconds
      </button>
      <ProcessingOverlay.Root open={isSending}>
        <ProcessingOverlay.Spinner />
        <ProcessingOverlay.Words />
      </ProcessingOverlay.Root>
    </>
  )
}
