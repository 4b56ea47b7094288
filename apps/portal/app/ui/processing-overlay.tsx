import { ProcessingOverlay } from '@holdpoint/widgets/processing-overlay'
import { Button } from './button.tsx'
import type { Work } from './processing.ts'
import styles from './processing.module.css'

/** The overlay over work that lasts, with a way to call it off where there is one. */
export function WorkOverlay({ work: { cancel } }: { work: Work }) {
  return (
    <ProcessingOverlay.Root open>
      <ProcessingOverlay.Spinner />
      <ProcessingOverlay.Words />
      {cancel !== null && (
        <Button type="button" className={styles.cancel} onClick={cancel.press}>
          {cancel.name}
        </Button>
      )}
    </ProcessingOverlay.Root>
  )
}
