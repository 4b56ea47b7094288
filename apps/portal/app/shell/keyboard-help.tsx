import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isTyping, keyMove, keyPairMs, type KeyMove } from './keyboard.ts'
import { fillPlace } from './places.ts'
// A dialog that comes late loses what another page takes with it, so this page has it.
import './shortcuts-switch.module.css'
import { areShortcutsOn } from './shortcuts-setting.ts'
import { usePlaces } from './use-places.ts'

const KeyboardDialog = lazy(async () => {
  const dialog = await import('./keyboard-dialog.tsx')
  return { default: dialog.KeyboardDialog }
})

/** The keys of the portal, and the dialog that shows them. Only an addition: all else is links. */
export function useKeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useKeys(open)
  return {
    open,
    dialog: isOpen && (
      <Suspense>
        <KeyboardDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}

function useKeys(onHelp: () => void) {
  const navigate = useNavigate()
  const { groups } = usePlaces()
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
        case 'next':
          return followNext()
        case 'go': {
          const all = [...groups.flatMap(({ places }) => places), fillPlace]
          const place = all.find(({ key }) => key === move.key)
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

/** The next entry that waits, or the next page of a list. */
function followNext(): boolean {
  const next = document.querySelector<HTMLAnchorElement>('a[rel="next"]')
  next?.click()
  return next !== null
}
