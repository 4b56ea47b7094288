import type { FormStatus, ReviewInformation } from '@holdpoint/api'
import { counted } from '../../counted.ts'
import type { SignerRow } from '../my-forms/review/more.queries.ts'
import { standingOf } from '../my-forms/review/steps.ts'
import type { ReviewedEntry } from './review-forms.open.ts'

type Owed = ReviewInformation['owed'][number]
type PersonLine = Owed['people'][number]

/** States in which somebody still owes an entry something (decision 0092). */
const underReview: readonly FormStatus[] = ['in_review', 'approved']

/**
 * What is missing before an entry is complete, and who owes it: what its submitter has to answer,
 * then the steps in their order, then the signatures.
 */
export function owedOf(
  { entry, people, missing, facts }: ReviewedEntry,
  submitter: PersonLine,
): Owed[] {
  if (!underReview.includes(entry.status)) {
    return []
  }
  const { step } = standingOf(people)
  const bySubmitter = (what: 'answers' | 'change', text: string): Owed => ({
    ...{ what, text },
    ...{ people: [submitter], isDue: true },
  })
  return [
    ...(missing.length > 0
      ? [bySubmitter('answers', missing.map(({ label }) => label).join(', '))]
      : []),
    ...(facts.flags > 0 ? [bySubmitter('change', counted(facts.flags, 'question'))] : []),
    ...tasksOf(people, 'approve', (each) => each.step === step),
    ...tasksOf(people, 'sign', () => true),
  ]
}

/** Those of one step who have the same to do stand in one line. */
function tasksOf(
  people: readonly SignerRow[],
  what: 'approve' | 'sign',
  isDue: (one: SignerRow) => boolean,
): Owed[] {
  const lines = new Map<string, Owed>()
  const open = people.filter(({ task, status }) => task === what && status === 'pending')
  for (const one of open) {
    const key = `${one.step} ${one.meaning}`
    const line = lines.get(key) ?? { what, text: one.meaning, people: [], isDue: isDue(one) }
    line.people.push(lineOf(one))
    lines.set(key, line)
  }
  return [...lines.values()]
}

function lineOf(one: Pick<SignerRow, 'person_id' | 'full_name' | 'profile_image'>): PersonLine {
  return { personId: one.person_id, fullName: one.full_name, profileImage: one.profile_image }
}
