import { useEffect, useRef, useState } from 'react'
import { callApi } from '../fill-out/saving/api-call.ts'
import { sendInParts, type SendingState, type SentInParts } from './send-in-parts.ts'

const longestPauseMs = 15_000

/** Sends one file at a time in parts, and says how far it is; a page that is left stops it. */
export function useSending() {
  const [state, setState] = useState<SendingState | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function send(file: File): Promise<SentInParts> {
    const control = new AbortController()
    stopping.current = control
    setState({ cameBytes: 0, allBytes: file.size, isWaiting: false, isGoneOnWith: false })
    try {
      const { signal } = control
      return await sendInParts(file, { call: callApi, signal, tell: setState, pause })
    } finally {
      setState(null)
    }
  }

  return { state, send, stop: () => stopping.current?.abort() }
}

/** A little longer each time, and no longer than the network is away. */
function pause(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, Math.min(1000 * 2 ** tries, longestPauseMs))
    addEventListener('online', end, { signal: ended.signal })
    signal.addEventListener('abort', end, { signal: ended.signal })
  })
}
