import { Check, Info, OctagonAlert, TriangleAlert, X } from './icons.ts'
import { classNames } from './class-names.ts'
import type { ToastTone } from './toast-tones.ts'
import styles from './toaster.module.css'

/** Something that the page before has done, in one sentence. */
export type Toast = { id: string; tone: ToastTone; text: string }

const icons = { success: Check, info: Info, warning: TriangleAlert, error: OctagonAlert } as const

interface ToasterProps {
  toast: Toast | null
}

/**
 * Toasts at the bottom left, gone after four seconds (spec 9). The style sheet counts the seconds
 * and a checkbox dismisses, so that both work without a script; pointing at one or reaching it by
 * keyboard stops the clock.
 */
export function Toaster({ toast }: ToasterProps) {
  return (
    <div className={styles.corner} role="status">
      {toast !== null && <ToastPlate key={toast.id} toast={toast} />}
    </div>
  )
}

function ToastPlate({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone]
  return (
    <div className={styles.toast}>
      <span className={classNames(styles.sign, styles[toast.tone])}>
        <Icon aria-hidden="true" />
      </span>
      <p className={styles.text}>{toast.text}</p>
      <label className={styles.dismiss}>
        <input type="checkbox" aria-label="Dismiss this message" />
        <X aria-hidden="true" />
      </label>
    </div>
  )
}
