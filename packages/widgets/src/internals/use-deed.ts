import { useEffect, useMemo, useRef, useState } from 'react'
import { problemOf } from './use-asked.ts'
import { useLatest } from './use-latest.ts'

/**
 * Something that the page does for a widget, perhaps slowly. A rejection is told by its message; the
 * answer `false` means that it was not done, and that the person has been told elsewhere.
 */
export type Deed<Input extends readonly unknown[]> = (
  ...given: [...Input, { signal: AbortSignal }]
) => unknown

/** Where a deed stands, and how to start it. */
export interface DeedState<Input extends readonly unknown[]> {
  isBusy: boolean
  /** What the page threw the last time; without a message where the browser threw it. */
  problem: Error | undefined
  /** Answers whether it was done; one that is under way is not started twice. */
  run: (...input: Input) => Promise<'done' | 'failed' | 'ignored'>
  /** Gives up what is under way, and forgets what went wrong. */
  forget: () => void
}

/** Has the page do something: busy while it does, with its problem if it fails. */
export function useDeed<Input extends readonly unknown[]>(
  deed: Deed<Input> | undefined,
): DeedState<Input> {
  const [state, setState] = useState<{ isBusy: boolean; problem: Error | undefined }>(idle)
  const latest = useLatest(deed)
  const running = useRef<AbortController>()
  const ways = useMemo(() => {
    const giveUp = () => {
      running.current?.abort()
      running.current = undefined
    }
    const run = async (...input: Input) => {
      if (running.current) {
        return 'ignored'
      }
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setState({ isBusy: true, problem: undefined })
      let problem: Error | undefined
      let answer: unknown
      try {
        answer = await latest.current?.(...input, { signal })
      } catch (error) {
        const words = problemOf(error)
        problem = error instanceof Error && words !== '' ? error : new Error(words)
      }
      if (signal.aborted) {
        return 'ignored'
      }
      running.current = undefined
      setState({ isBusy: false, problem })
      return problem ? 'failed' : answer === false ? 'ignored' : 'done'
    }
    const forget = () => {
      giveUp()
      setState(idle)
    }
    return { giveUp, run, forget } as const
  }, [latest])
  useEffect(() => ways.giveUp, [ways])
  return { ...state, run: ways.run, forget: ways.forget }
}

const idle = { isBusy: false, problem: undefined }
