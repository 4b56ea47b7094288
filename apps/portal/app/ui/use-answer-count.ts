import { useState } from 'react'

/**
 * How many answers to posts a page has had. What is made anew by each answer takes it as its key: an
 * answer comes before the page is read again, and what is typed between the two is kept.
 */
export function useAnswerCount(answer: unknown): number {
  const [seen, setSeen] = useState({ answer, count: 0 })
  if (seen.answer === answer) {
    return seen.count
  }
  const next = { answer, count: seen.count + 1 }
  setSeen(next)
  return next.count
}
