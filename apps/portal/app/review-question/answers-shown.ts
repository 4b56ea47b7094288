/** How the answers of a review are shown: folded by section, all open, or those that failed alone. */
export type AnswersShown = 'folded' | 'open' | 'failed'

/** Reads it from the address; anything unknown is folded. */
export function answersShownIn(search: URLSearchParams): AnswersShown {
  const asked = search.get('answers')
  return asked === 'open' || asked === 'failed' ? asked : 'folded'
}

/** The same for an address; nothing where they are folded. */
export function askedAnswers(shown: AnswersShown): { answers?: 'open' | 'failed' } {
  return shown === 'folded' ? {} : { answers: shown }
}

/** The id of the answers of a review, where the ways of showing them lead. */
export const answersId = 'answers'
/** The id of what needs a reviewer's eyes. */
export const eyesId = 'eyes'
/** The id of the answers of a section. Inside what is folded, so that a link to it opens it. */
export function sectionId(key: string): string {
  return `section-${key}`
}
