import { useEffect, useState } from 'react'

const stillTypingMs = 1000

/** Whether somebody is in the middle of typing: complaints wait until they pause. */
export function useTyping() {
  const [strokes, setStrokes] = useState(0)
  useEffect(() => {
    if (strokes === 0) {
      return undefined
    }
    const timer = setTimeout(() => setStrokes(0), stillTypingMs)
    return () => clearTimeout(timer)
  }, [strokes])
  return {
    isTyping: strokes > 0,
    onInput: () => setStrokes((before) => before + 1),
    onBlur: () => setStrokes(0),
  }
}
