import type { FormUsage } from '@holdpoint/api'
import type { FactRow } from '../../records/facts.tsx'
import { formatCount } from '../../ui/counts.ts'
import { usageWords as words } from './managed-form.words.ts'

/** How a form is used, a line for each figure; none where nobody has started it. */
export function usageFacts(usage: FormUsage): FactRow[] {
  const { handedIn, unfinished, medianMinutes, averageScore, sentBack } = usage
  if (handedIn === 0 && unfinished === 0) {
    return []
  }
  return [
    { term: words.handedIn, text: formatCount(handedIn) },
    { term: words.unfinished, text: formatCount(unfinished) },
    ...(medianMinutes === null
      ? []
      : [{ term: words.time, text: words.minutes(medianMinutes), more: words.timeMore }]),
    ...(averageScore === null ? [] : [{ term: words.score, text: words.percent(averageScore) }]),
    {
      term: words.sentBack,
      text: formatCount(sentBack),
      ...(handedIn > 0 &&
        sentBack > 0 && { more: words.sentBackShare(Math.round((100 * sentBack) / handedIn)) }),
    },
  ]
}
