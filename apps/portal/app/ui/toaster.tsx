import type { ReactNode } from 'react'
import { X } from './icons.ts'
import { classNames } from './class-names.ts'
import type { NoticeTitle, ToastTone } from './toast-tones.ts'
import { takeToastAway, useLiveToasts, type LiveToast } from './toasts.ts'
import { ToneSign } from './tone-sign.tsx'
import styles from './toaster.module.css'

/**
 * Something that the page before has done, in one sentence. With a title it is no toast but a dialog,
 * which stays until it is closed.
 */
export type Toast = {
  id: string
  tone: ToastTone
  text: string
  title?: NoticeTitle
  /** The entry of My Forms that was deleted and can be brought back. */
  undo?: string
}

interface ToasterProps {
  toast: Toast | null
  /** Takes back what the toast of the server says, where that can be. */
  undo?: ReactNode
}

/**
 * Toasts at the bottom left, gone after four seconds (spec 9). The style sheet counts the seconds
 * and a checkbox dismisses, so that both work without a script; pointing at one or reaching it by
 * keyboard stops the clock. Those of scripts (`showToast`) stand below the server's.
 */
export function Toaster({ toast, undo }: ToasterProps) {
  const live = useLiveToasts()
  return (
    <div className={styles.corner} role="status">
      {toast !== null && <ToastPlate key={toast.id} toast={toast} undo={undo} />}
      {live.map((one) => (
        // Another tone is another toast: it has its four seconds to itself.
        <LivePlate key={`${one.id} ${one.tone}`} toast={one} />
      ))}
    </div>
  )
}

function LivePlate({ toast }: { toast: LiveToast }) {
  const { id, tone, text, detail, action } = toast
  return (
    <div
      className={classNames(styles.toast, styles.live, tone === 'busy' && styles.stays)}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) {
          takeToastAway(id)
        }
      }}
    >
      <ToneSign tone={tone} />
      <p className={styles.text}>
        {text}
        {detail !== undefined && <small aria-hidden="true">{detail}</small>}
      </p>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            takeToastAway(id)
            action.press()
          }}
        >
          {action.name}
        </button>
      )}
      {tone !== 'busy' && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={dismissName}
          onClick={() => takeToastAway(id)}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** The look of the one thing that can be done about what a toast says. */
export const toastActionClass = styles.action

const dismissName = 'Dismiss this message'

function ToastPlate({ toast, undo }: ToasterProps & { toast: Toast }) {
  return (
    <div className={classNames(styles.toast, Boolean(undo) && styles.live)}>
      <ToneSign tone={toast.tone} />
      <p className={styles.text}>{toast.text}</p>
      {undo}
      <label className={styles.dismiss}>
        <input type="checkbox" aria-label={dismissName} />
        <X aria-hidden="true" />
      </label>
    </div>
  )
}
