import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { hasDevice } from '../../offline/device-name.ts'
import { useRootData } from '../../shell/root-data.ts'
import { closeGuard } from '../../ui/close-guard.ts'
import type { Offer, TypingHold } from './hold-typing.ts'
import type { KeptLineProps } from './kept-line.tsx'
import { typedPlace } from './typed-place.ts'

// After the scripts of the page itself, whose first touches must not wait.
const restMs = 300

interface KeptForm {
  formId: string
  isKept: boolean
  /** It came back from a post. */
  isAgain: boolean
}

/**
 * Keeps what is typed into a form on this device until it is saved (decision 0155), and answers the line
 * that says what was typed there before. What does it is fetched with the first key, or once the page
 * is at rest where this device has kept anything.
 */
export function useKeptTyping({ formId, isKept, isAgain }: KeptForm) {
  const personId = useRootData()?.person?.id
  const { address } = typedPlace(useLocation(), formId)
  const [said, setSaid] = useState<{ offer: Offer; Line: ComponentType<KeptLineProps> } | null>(
    null,
  )
  const hold = useRef<TypingHold>()
  const cameBack = useRef(isAgain)
  useEffect(() => {
    cameBack.current = isAgain
  }, [isAgain])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!isKept || personId === undefined || !(form instanceof HTMLFormElement)) {
      return
    }
    const askBeforeClose = closeGuard()
    let isOver = false
    let isBegun = false

    async function onOffer(offer: Offer | null) {
      const Line = offer === null ? null : (await import('./kept-line.tsx')).KeptLine
      if (!isOver) {
        setSaid(offer && Line && { offer, Line })
      }
    }

    async function begin(of: { form: HTMLFormElement; personId: string }, isTyped: boolean) {
      if (isBegun) {
        return
      }
      isBegun = true
      try {
        const { holdTyping } = await import('./hold-typing.ts')
        if (!isOver) {
          const [place, isAgain] = [{ address, formId }, cameBack.current]
          hold.current = holdTyping({ ...of, place, isAgain, onOffer })
          askBeforeClose(false)
        }
      } catch {
        // Without a network; the next key asks for it once more.
        isBegun = false
        askBeforeClose(isTyped && !isOver)
      }
    }

    const of = { form, personId }
    const onType = () => void begin(of, true)
    const look = () => void begin(of, false)
    const timer = setTimeout(
      () => void hasDevice().then((has) => has && !isOver && look()),
      // What came back is looked after before it can be sent once more.
      cameBack.current ? 0 : restMs,
    )
    form.addEventListener('input', onType)
    form.addEventListener('change', onType)
    return () => {
      isOver = true
      clearTimeout(timer)
      askBeforeClose(false)
      form.removeEventListener('input', onType)
      form.removeEventListener('change', onType)
      hold.current?.end()
      hold.current = undefined
      setSaid(null)
    }
  }, [formId, isKept, personId, address])

  return (
    said && (
      <said.Line
        offer={said.offer}
        onPutBack={() => void hold.current?.putBack()}
        onThrowAway={() => void hold.current?.throwAway()}
      />
    )
  )
}
