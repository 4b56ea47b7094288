import { useSyncExternalStore } from 'react'
import { toasts } from './toasts.ts'

/**
 * What scripts say, where the script of toasts cannot be fetched: most often it is that there is no
 * network, which is what the first toast has to say. They stay until they are closed.
 */
export function PlainToasts() {
  const live = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  return (
    <div className="hp-toast-region" role="region" aria-label="What is being done">
      <ol className="hp-toast-list">
        {live.map(({ id, tone, text }) => (
          <li key={id} className="hp-toast" data-tone={tone ?? 'success'}>
            <span className="hp-toast-text" role={tone === 'error' ? 'alert' : 'status'}>
              {text}
            </span>
            <button
              type="button"
              className="hp-toast-close"
              aria-label="Close"
              onClick={() => toasts.dismiss(id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
