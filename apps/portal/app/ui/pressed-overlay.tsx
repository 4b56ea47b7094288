import { ProcessingOverlay } from '@holdpoint/widgets/processing-overlay'
import styles from './processing.module.css'

/**
 * The overlay of a form without a script: it shows when a button of the form was pressed a moment
 * ago and no other page has come. The browser goes on all the same, so it keeps nobody from anything.
 */
export function PressedOverlay() {
  return (
    <noscript>
      {/* A browser with scripts takes it for text, and need not carry it. */}
      {import.meta.env.SSR && (
        <ProcessingOverlay.Root open aria-modal={undefined} className={styles.pressed}>
          <ProcessingOverlay.Spinner />
          {/* Drawn by the style sheet: a browser that has none shows all that is written here. */}
          <ProcessingOverlay.Words data-words="Processing...">{null}</ProcessingOverlay.Words>
        </ProcessingOverlay.Root>
      )}
    </noscript>
  )
}
