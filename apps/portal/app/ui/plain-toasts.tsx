import { useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { ToastTone } from '@holdpoint/widgets/toast'
import type { SaidToastProps } from './toast-regions.tsx'
import styles from './plain-toasts.module.css'
import { toasts } from './toasts.ts'

// What is shown where the script of toasts cannot be fetched: most often it is that there is no
// network, which is what the first toast has to say.

/** What scripts say. It stays until it is closed, or the page is loaded anew. */
export function PlainToasts() {
  const live = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  return (
    <Region label="What is being done" className={styles.stays}>
      {live.map(({ id, tone, text }) => (
        <Plain key={id} tone={tone} text={text}>
          <button
            type="button"
            className="hp-toast-close"
            aria-label="Close"
            onClick={() => toasts.dismiss(id)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </Plain>
      ))}
    </Region>
  )
}

/** What the server said; it goes by itself, as without a script. */
export function PlainSaid({ said: { tone, text }, undo }: SaidToastProps) {
  return (
    <Region label="What was done">
      <Plain tone={tone} text={text}>
        {undo}
      </Plain>
    </Region>
  )
}

interface RegionProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

function Region({ label, className, children }: RegionProps) {
  return (
    <div className={classNames('hp-toast-region', className)} role="region" aria-label={label}>
      <ol className="hp-toast-list">{children}</ol>
    </div>
  )
}

interface PlainProps {
  tone: ToastTone | undefined
  text: string
  children: ReactNode
}

function Plain({ tone = 'success', text, children }: PlainProps) {
  return (
    <li className="hp-toast" data-tone={tone}>
      <span className="hp-toast-text" role={tone === 'error' ? 'alert' : 'status'}>
        {text}
      </span>
      {children}
    </li>
  )
}
