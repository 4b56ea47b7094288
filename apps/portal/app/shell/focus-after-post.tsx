import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Once something was posted, the button that was pressed may be gone, and the focus with it: whoever
 * works by keys would begin at the top again. Then it goes to the bar in which the button stood, into its
 * first field where it has one, or to the page. Never onto another button: a second press would make
 * the next move.
 */
export function FocusAfterPost() {
  const { state, formMethod } = useNavigation()
  const isPosting = state !== 'idle' && formMethod === 'POST'
  const stoodInBar = useRef<boolean>()

  useEffect(() => {
    const { activeElement, body } = document
    const isNowhere = activeElement === null || activeElement === body
    if (isPosting) {
      // Some browsers give a pressed button no focus: then there is none to lose.
      stoodInBar.current = isNowhere ? undefined : activeElement.closest(bar) !== null
      return
    }
    if (stoodInBar.current !== undefined && isNowhere) {
      placeAfter(stoodInBar.current)?.focus({ preventScroll: true })
    }
    stoodInBar.current = undefined
  }, [isPosting])

  return null
}

const bar = '[data-foot]'

function placeAfter(stoodInBar: boolean): HTMLElement | null {
  const foot = stoodInBar ? document.querySelector<HTMLElement>(bar) : null
  return (
    foot?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea') ??
    foot ??
    document.querySelector<HTMLElement>('main')
  )
}
