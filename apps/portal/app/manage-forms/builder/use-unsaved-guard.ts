import { useBlocker, type BlockerFunction } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { words } from './builder.words.ts'

/** Whether something is typed and not saved, and what asks before it is lost. */
type UnsavedGuard = { isUnsaved: boolean; mayLeave: () => boolean }

/**
 * Asks before what was typed into a form beside the questions is left unsaved. What posts stays at
 * its address, and its form stays as it is: that is never asked about. Nor is the closing of the page:
 * what is typed is kept, and its form asks where it cannot be (decision 0155).
 */
export function useUnsavedGuard(plate: RefObject<HTMLElement>, refusal: unknown): UnsavedGuard {
  const [isUnsaved, setUnsaved] = useState(false)
  // What listens reads it at once, without another round of drawing.
  const now = useRef(false)
  const set = useCallback((next: boolean) => {
    now.current = next
    setUnsaved(next)
  }, [])

  useEffect(() => {
    const element = plate.current
    const type = () => set(true)
    const send = () => set(false)
    element?.addEventListener('input', type)
    element?.addEventListener('submit', send)
    return () => {
      element?.removeEventListener('input', type)
      element?.removeEventListener('submit', send)
    }
  }, [plate, set])

  // What was refused is still only here.
  useEffect(() => {
    if (refusal !== undefined) {
      set(true)
    }
  }, [refusal, set])

  const isHeldBack = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search
    return now.current && isElsewhere
  }, [])
  const blocker = useBlocker(isHeldBack)

  const mayLeave = useCallback(() => {
    const isLeft = !now.current || window.confirm(words.notSaved)
    if (isLeft) {
      set(false)
    }
    return isLeft
  }, [set])

  useEffect(() => {
    if (blocker.state !== 'blocked') {
      return
    }
    if (mayLeave()) {
      blocker.proceed()
    } else {
      blocker.reset()
    }
  }, [blocker, mayLeave])

  return { isUnsaved, mayLeave }
}
