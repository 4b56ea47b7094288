import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Keyboard } from '../ui/icons.ts'
import { isTyping, keyMove, keyPairMs, type KeyMove } from './keyboard.ts'
import { fillPlace, places } from './places.ts'
import { areShortcutsOn } from './shortcuts-setting.ts'

const KeyboardDialog = lazy(async () => {
  const dialog = await import('./keyboard-dialog.tsx')
  return { default: dialog.KeyboardDialog }
})

/** The keys of the portal, and the button that shows them. Only an addition: all else is links. */
export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useKeys(() => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass({ tone: 'quiet', isIcon: true }), 'needs-script')}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        onClick={() => setIsOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <KeyboardDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function useKeys(onHelp: () => void) {
  const navigate = useNavigate()
  const gAt = useRef(-Infinity)
  const act = useRef<(move: KeyMove) => boolean>(() => false)

  useEffect(() => {
    act.current = (move) => {
      switch (move.kind) {
        case 'search':
          return focusSearch()
        case 'help':
          onHelp()
          return true
        case 'go': {
          const place = [...places, fillPlace].find(({ key }) => key === move.key)
          if (place !== undefined) {
            navigate(place.to)
          }
          return place !== undefined
        }
        case 'wait':
        case 'none':
          return false
      }
    }
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (!isOurs || isTyping(event.target) || !areShortcutsOn()) {
        return
      }
      const move = keyMove(event.key, event.timeStamp - gAt.current < keyPairMs)
      gAt.current = move.kind === 'wait' ? event.timeStamp : -Infinity
      if (act.current(move)) {
        event.preventDefault()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('input[data-search]')
  search?.focus()
  search?.select()
  return search !== null
}
