import { useEffect, useState } from 'react'
import { staying, type Staying } from '../staying.ts'

/** Whether the browser has promised to keep what waits; unknown until it has answered. */
export function useStaying(): Staying {
  const [state, setState] = useState<Staying>('unknown')
  useEffect(() => {
    let isOver = false
    void staying().then((answer) => {
      if (!isOver) {
        setState(answer)
      }
    })
    return () => {
      isOver = true
    }
  }, [])
  return state
}
