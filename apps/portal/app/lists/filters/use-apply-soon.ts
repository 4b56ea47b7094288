import { useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { AnyPlace } from '../place.ts'

/** A form that applies itself; see `useApplySoon`. */
export type ApplySoon = {
  formProps: { ref: RefObject<HTMLFormElement>; onSubmit: () => void }
  /** Tell it that something was chosen. */
  changed: () => void
  /** Tell it whether something is only half chosen, which holds everything back. */
  holdBack: (isHeld: boolean) => void
  /** Forgets what waits. */
  forget: () => void
  /** Turns when the filter was changed from elsewhere, so that the controls are drawn anew. */
  drawing: number
}

/**
 * Posts the panel's form some time after the last change (spec 9). What waits when the panel is closed
 * is posted then, so that nothing that was chosen is lost.
 */
export function useApplySoon(place: AnyPlace): ApplySoon {
  const { list, path } = place.rules
  const submit = useSubmit()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  // Taken when something changes: once the panel is closed its controls can no longer be read.
  const waiting = useRef<FormData | null>(null)
  const isHeld = useRef(false)
  const isOwn = useRef(false)
  const [changes, setChanges] = useState(0)
  const [drawing, setDrawing] = useState(0)

  const forget = () => {
    clearTimeout(timer.current)
    waiting.current = null
  }
  const send = (then?: 'show') => {
    const data = waiting.current
    if (data === null || isHeld.current) {
      return
    }
    forget()
    isOwn.current = true
    if (then !== undefined) {
      data.set('then', then)
    }
    const action = place.address
    submit(data, { method: 'post', action, replace: true, preventScrollReset: true })
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => {
    if (changes > 0 && form.current !== null) {
      waiting.current = new FormData(form.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), list.searchDelayMs)
    }
  }, [changes, list])

  const filterText = JSON.stringify(list.filter.addressOf(place.said.filter))
  const shown = useRef(filterText)
  useEffect(() => {
    if (shown.current !== filterText) {
      shown.current = filterText
      if (!isOwn.current) {
        clearTimeout(timer.current)
        waiting.current = null
        setDrawing((count) => count + 1)
      }
    }
  }, [filterText])

  useEffect(() => {
    if (state === 'idle') {
      isOwn.current = false
    }
  }, [state])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (location.pathname === path) {
        latest.current('show')
      }
    },
    [path],
  )

  const changed = () => setChanges((count) => count + 1)
  return {
    formProps: {
      ref: form,
      onSubmit: () => {
        forget()
        isOwn.current = true
      },
    },
    changed,
    holdBack: (isNowHeld) => {
      const wasHeld = isHeld.current
      isHeld.current = isNowHeld
      if (wasHeld && !isNowHeld) {
        changed()
      }
    },
    forget,
    drawing,
  }
}
