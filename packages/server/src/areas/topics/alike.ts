import { alikeMax } from '@holdpoint/api'

// Which questions look like another: by the words that they have in common. A rule of words is
// enough for a topic's few hundred questions, and says the same on both engines (decision 0074).

/** Words that say nothing of what is asked. */
const fillers = new Set(
  `about after again all and any are been before but can could did does doing done for from had has
  have how into its may might must not our out over shall should some such than that the their them
  then there these they this those too was were what when where which while who why will with would
  you your`.split(/\s+/u),
)

/** From which share of common words on two questions look alike. */
const alikeFrom = 0.4

/** What a text is about: its words without endings, fillers and short ones. */
export function wordsOf(text: string): ReadonlySet<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(found.filter((word) => !fillers.has(word)).map(stemOf))
}

/** The questions that look most like a text, the likest first. */
export function alikeOf<Question extends { body: string }>(
  text: string,
  questions: readonly Question[],
): Question[] {
  const asked = wordsOf(text)
  return questions
    .map((question) => ({ question, share: shareOf(asked, wordsOf(question.body)) }))
    .filter(({ share }) => share >= alikeFrom)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, alikeMax)
    .map(({ question }) => question)
}

/** How much of the shorter one the other has; one common word is none. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common < 2 ? 0 : common / Math.min(one.size, other.size)
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|es|e|s)$/u, '')
  return stem.length >= 3 ? stem : word
}
