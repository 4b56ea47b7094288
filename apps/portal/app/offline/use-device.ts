import { useEffect } from 'react'
import { deviceEvent, hasDevice } from './device-name.ts'

/**
 * Looks after what this device keeps for the person; without anybody signed in it is locked. The
 * script comes once the page is at rest, and only to a browser that has kept something.
 */
export function useDevice(personId: string | null): void {
  useEffect(() => {
    let end: (() => void) | null = null
    let isOver = false

    function watch() {
      void import('./watch-device.ts').then(({ watchDevice }) => {
        if (!isOver && end === null) {
          end = watchDevice(personId)
        }
      })
    }

    const timer = setTimeout(() => {
      void hasDevice().then((has) => {
        if (has) {
          watch()
        }
      })
    }, restMs)
    window.addEventListener(deviceEvent, watch)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener(deviceEvent, watch)
      end?.()
    }
  }, [personId])
}

// After the scripts of the page itself, whose first touches must not wait.
const restMs = 300
