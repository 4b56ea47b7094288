import type { Score } from '@holdpoint/forms'
import type { ReviewedAnswer } from '@holdpoint/api'
import { counted } from '../../counted.ts'

const secondsAnAnswer = 3
const answersMin = 10

/** What a reader may wonder at, a sentence each. Nothing of it decides anything. */
export function oddOf(
  {
    started_at: startedAt,
    first_submitted_at: submittedAt,
  }: { started_at: Date; first_submitted_at: Date | null },
  answers: readonly ReviewedAnswer[],
  score: Score | null,
): string[] {
  const odd: string[] = []
  const given = answers.filter(({ text }) => text !== '').length
  const seconds = submittedAt === null ? null : (submittedAt.getTime() - startedAt.getTime()) / 1000
  if (seconds !== null && given >= answersMin && seconds < given * secondsAnAnswer) {
    const took = counted(Math.max(1, Math.round(seconds)), 'second')
    odd.push(`${given} answers were given within ${took}.`)
  }
  if (score?.naShareHigh === true) {
    odd.push(`${Math.round(score.naShare * 100)} % of the scored questions were answered N/A.`)
  }
  const bare = answers.filter(
    ({ isFailed, note, photos }) => isFailed && note === '' && photos.length === 0,
  )
  if (bare.length > 0) {
    odd.push(
      bare.length === 1
        ? 'One failure has neither a note nor a photo.'
        : `${bare.length} failures have neither a note nor a photo.`,
    )
  }
  return odd
}
