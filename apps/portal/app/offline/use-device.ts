import { useEffect } from 'react'

/**
 * Looks after what this device keeps for the person: its script comes once the page is at rest.
 * Without anybody signed in it locks what was kept.
 */
export function useDevice(personId: string | null): void {
  useEffect(() => {
    let end = () => {}
    let isOver = false
    const timer = setTimeout(() => {
      void import('./watch-device.ts').then(({ watchDevice }) => {
        if (!isOver) {
          end = watchDevice(personId)
        }
      })
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      end()
    }
  }, [personId])
}

// After the scripts of the page itself, whose first touches must not wait.
const restMs = 300
