import { reportOf, type Answers } from '@holdpoint/forms'
import type { ReviewedAnswer, ReviewedSection, ReviewInformation } from '@holdpoint/api'
import { namesInAnswers, type NamesAsking } from '../my-forms/my-forms.picked.ts'
import { readingContext } from '../my-forms/my-forms.state.ts'
import type { ReviewedEntry } from './review-forms.open.ts'
import type { questionActions } from './review-forms.queries.ts'

/** What is read of an entry, with what its reader may see beside the answers. */
type ReadEntry = Pick<ReviewedEntry, 'entry' | 'definition'> & {
  flags?: ReviewedEntry['flags']
  actions?: Awaited<ReturnType<typeof questionActions>>
}

/** An entry part by part, and what it scored. */
export async function sectionsOf(
  asking: NamesAsking,
  { entry, definition, flags: handedBack = [], actions }: ReadEntry,
  answers: Answers,
) {
  const names = await namesInAnswers(asking, definition, answers)
  const context = readingContext(entry, entry.time_zone, asking.now)
  const { parts, score } = reportOf(definition, answers, context, names)
  const points = new Map(score?.items.map((item) => [item.key, item]))
  const flags = new Map(handedBack.map((each) => [each.question_key, each]))
  const sections = parts.map(({ lines, ...part }): ReviewedSection => ({
    ...part,
    answers: lines.map((line): ReviewedAnswer => {
      const item = points.get(line.key)
      const isCounted = item?.state === 'counted'
      const flag = flags.get(line.key)
      return {
        questionKey: line.key,
        number: line.number,
        label: line.instance === '' ? line.label : `${line.instance}: ${line.label}`,
        text: line.signature === null ? line.text : line.signature.name,
        note: line.note,
        photos: [...line.photos],
        files: [...line.files],
        isFailed:
          line.isCriticalFailure || line.isFlagged || (isCounted && item.max > 0 && item.got <= 0),
        isCritical: line.isCriticalFailure,
        points: isCounted ? { got: item.weight * item.got, max: item.weight * item.max } : null,
        actions: actions?.get(line.key) ?? [],
        flag:
          flag === undefined
            ? null
            : {
                note: flag.note,
                at: flag.flagged_at.toISOString(),
                person: {
                  personId: flag.person_id,
                  fullName: flag.full_name,
                  profileImage: flag.profile_image,
                },
              },
      }
    }),
  }))
  return { sections, score }
}

/** Critical ones first, then by what they cost. */
export function worstFirst(one: ReviewedAnswer, other: ReviewedAnswer): number {
  return Number(other.isCritical) - Number(one.isCritical) || lostBy(other) - lostBy(one)
}

function lostBy({ points }: ReviewedAnswer): number {
  return points === null ? 0 : points.max - points.got
}

/** How an entry did, in figures; by the pass mark of the version of its form that it was filled with. */
export function verdictOf({
  sections,
  score,
}: Awaited<ReturnType<typeof sectionsOf>>): ReviewInformation['verdict'] {
  const all = sections.flatMap(({ answers }) => answers)
  return {
    score: score?.percent ?? null,
    passingPercentage: score?.passingPercentage ?? null,
    result: score?.result ?? 'none',
    hasCriticalFailure: (score?.criticalFailures.length ?? 0) > 0,
    answered: all.filter(({ text, photos }) => text !== '' || photos.length > 0).length,
    failed: all.filter(({ isFailed }) => isFailed).length,
  }
}
