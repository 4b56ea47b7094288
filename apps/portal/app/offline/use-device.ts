import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { deviceEvent, hasDevice } from './device-name.ts'
import type { DeviceWatch } from './watch-device.ts'

/**
 * Looks after what this device keeps for the person; without anybody signed in it is locked. The
 * script comes once the page is at rest, and only to a browser that has kept something, or that can
 * keep pages for the person.
 */
export function useDevice(personId: string | null, answer: string | null): void {
  const { key } = useLocation()
  const running = useRef<DeviceWatch | null>(null)
  const shown = useRef(answer)

  useEffect(() => running.current?.moved(), [key])
  useEffect(() => {
    shown.current = answer
  }, [answer])

  useEffect(() => {
    let isOver = false

    function watch() {
      void import('./watch-device.ts').then(({ watchDevice }) => {
        if (!isOver && running.current === null) {
          running.current = watchDevice(personId, () => shown.current)
        }
      })
    }

    function begin() {
      void import('./pages/register-worker.ts')
        .then(({ registerWorker }) => registerWorker())
        .then((stands) => {
          if (stands) {
            watch()
          }
        })
    }

    let later: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(() => {
      void hasDevice().then((has) => {
        if (has) {
          watch()
        } else if (personId !== null) {
          later = setTimeout(begin, firstMs)
        }
      })
    }, restMs)
    window.addEventListener(deviceEvent, watch)
    return () => {
      isOver = true
      clearTimeout(timer)
      clearTimeout(later)
      window.removeEventListener(deviceEvent, watch)
      running.current?.end()
      running.current = null
    }
  }, [personId])
}

// After the scripts of the page itself, whose first touches must not wait.
const restMs = 300
// The first visit also brings the files that pages need without a network.
const firstMs = 2000
