import type { Place } from '@holdpoint/forms'
import { useEffect, useRef, useState } from 'react'
import { useScripted } from '../../ui/use-scripted.ts'

/** Why it could not be told where the device is. */
type WhyNoPlace = 'refused' | 'tooLate' | 'unknown'

/** As long as a receiver without a network may take under the open sky. */
const patienceMs = 30_000

/**
 * Reads where the device is, once and only when asked. `canRead` is false where the browser has no
 * way to; `problem` is why a reading failed. A reading that comes after its page is gone, or
 * after another was asked for, is nobody's.
 */
export function useWhereIAm(onPlace: (place: Place) => void) {
  const isScripted = useScripted()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<WhyNoPlace | null>(null)
  const onPlaceNow = useRef(onPlace)
  const asked = useRef(0)
  useEffect(() => {
    onPlaceNow.current = onPlace
  })
  useEffect(
    () => () => {
      asked.current += 1
    },
    [],
  )

  function read() {
    const mine = (asked.current += 1)
    setReading(true)
    setProblem(null)
    const settle = (then: () => void) => {
      if (asked.current === mine) {
        setReading(false)
        then()
      }
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        settle(() => onPlaceNow.current({ latitude, longitude, accuracy })),
      (fault) => settle(() => setProblem(reasonOf(fault))),
      { enableHighAccuracy: true, maximumAge: 0, timeout: patienceMs },
    )
  }

  const canRead = isScripted && window.isSecureContext && 'geolocation' in navigator
  return { canRead, isReading, problem, read }
}

function reasonOf(fault: GeolocationPositionError): WhyNoPlace {
  switch (fault.code) {
    case fault.PERMISSION_DENIED:
      return 'refused'
    case fault.TIMEOUT:
      return 'tooLate'
    default:
      return 'unknown'
  }
}
