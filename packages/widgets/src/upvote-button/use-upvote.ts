import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../internals/use-latest.ts'

/** A person's vote and the number of all votes, that one included. */
export type Votes = { isVoted: boolean; count: number }

/**
 * Puts the vote on record. What it answers is the truth from then on; with no answer the vote
 * stands as asked. A rejected promise takes it back and is shown by its message. Nothing aborts it:
 * a vote given while leaving the page is meant.
 */
export type OnVote = (isVoted: boolean) => Votes | undefined | Promise<Votes | undefined>

/** What `useUpvote` takes: what is on record, and how to change it. */
export interface UpvoteInput extends Votes {
  /** Whether the form is one's own: each attempt is then ignored. */
  isOwn: boolean
  onVote: OnVote | undefined
}

/** What `useUpvote` answers: what to show, and what a press does. */
export interface Upvote extends Votes {
  isBusy: boolean
  problem: string | undefined
  toggle: () => void
}

/**
 * A vote that shows at once and goes back if it could not be put on record. Presses that come while
 * one is under way change what is wanted, not how often is asked: calls run one after the other
 * until record and wish agree, because the portal's call turns a vote over and does not set it.
 */
export function useUpvote({ isVoted, count, isOwn, onVote }: UpvoteInput): Upvote {
  const [shown, setShown] = useState<Votes>({ isVoted, count })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const record = useRef<Votes>({ isVoted, count })
  const wish = useRef(isVoted)
  const isRunning = useRef(false)
  const vote = useLatest(onVote)

  useEffect(() => {
    record.current = { isVoted, count }
    if (!isRunning.current) {
      wish.current = isVoted
      setShown(record.current)
    }
  }, [isVoted, count])

  const run = async () => {
    isRunning.current = true
    setBusy(true)
    try {
      while (wish.current !== record.current.isVoted) {
        const asked = wish.current
        const answer = await vote.current?.(asked)
        record.current = answer ?? withVote(record.current, asked)
        if (wish.current === asked) {
          wish.current = record.current.isVoted
        }
      }
    } catch (error) {
      wish.current = record.current.isVoted
      setProblem(error instanceof Error ? error.message : String(error))
    }
    isRunning.current = false
    setShown(record.current)
    setBusy(false)
  }

  const toggle = () => {
    if (isOwn) {
      return
    }
    wish.current = !wish.current
    setProblem(undefined)
    setShown(withVote(record.current, wish.current))
    if (!isRunning.current) {
      void run()
    }
  }

  return { ...shown, isBusy, problem, toggle }
}

function withVote({ isVoted, count }: Votes, wanted: boolean): Votes {
  return { isVoted: wanted, count: count + Number(wanted) - Number(isVoted) }
}
