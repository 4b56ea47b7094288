import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />)
})

/** Hands are faster than scripts: what was chosen or typed before they came counts as well. */
async function handOver() {
  if (window.touched.size > 0) {
    const { replayTouched } = await import('./touched/replay-touched.ts')
    replayTouched(window.touched)
  }
}
addEventListener('input', () => void handOver(), true)
void handOver()
