import { useSyncExternalStore, type ReactNode } from 'react'
import type { ToastTone } from '@holdpoint/widgets/toast'
import type { SaidToastProps } from './toast-regions.tsx'
import { toasts } from './toasts.ts'

// What is shown where the script of toasts cannot be fetched: most often it is that there is no
// network, which is what the first toast has to say. They stay until they are closed.

/** What scripts say. */
export function PlainToasts() {
  const live = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  return (
    <Region label="What is being done">
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

/** What the server said. */
export function PlainSaid({ said: { tone, text }, undo }: SaidToastProps) {
  return (
    <Region label="What was done">
      <Plain tone={tone} text={text}>
        {undo}
      </Plain>
    </Region>
  )
}

function Region({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="hp-toast-region" role="region" aria-label={label}>
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
