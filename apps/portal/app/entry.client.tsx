import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Reads the data that the page came with: what its first drawing would wait for. A key that is
 * pressed or a click that comes during that wait has React draw at once what it cannot draw yet;
 * React then gives the page up (its error 345), and nothing on it answers any more.
 */
async function pageData() {
  try {
    RemixBrowser({})
  } catch (reading) {
    // A failure is kept, and the page shows it when it is drawn.
    await reading
  }
}

/** Hands are faster than scripts: what was chosen or typed before they came counts as well. */
async function handOver() {
  if (window.touched.size > 0) {
    const { replayTouched } = await import('./touched/replay-touched.ts')
    replayTouched(window.touched)
  }
}

void pageData().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)))
addEventListener('input', () => void handOver(), true)
void handOver()
