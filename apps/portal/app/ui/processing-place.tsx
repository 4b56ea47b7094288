import { latePart } from './late-part.tsx'
import './processing.module.css'
import { useLastingWork, type Work } from './processing.ts'

// Work may last because there is no network: then its overlay does not come, and nothing breaks.
const WorkOverlay = latePart<{ work: Work }>(() =>
  import('./processing-overlay.tsx').then(
    ({ WorkOverlay: Overlay }) => Overlay,
    () => Nothing,
  ),
)

function Nothing() {
  return null
}

/** Where the overlay over work that lasts stands: once, for all pages. */
export function ProcessingPlace() {
  const work = useLastingWork()
  return work === undefined ? null : <WorkOverlay work={work} />
}
