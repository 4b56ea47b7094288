const inPoints = (points: number) => {
  const told = Number(points.toFixed(2))
  return told === 0 ? 'no points' : told === 1 ? '1 point' : `${told} points`
}

/** The words of what an answer is worth. */
export const scoreWords = {
  counts: 'It counts',
  weight: 'Weight',
  weightHint: 'The points of each answer are multiplied by it.',
  critical: 'A failing answer fails the whole form',
  invert: { yesNo: 'No is the good answer', rating: 'The lowest step is the best' },
  allOrNothing: 'All or nothing',
  points: 'Points by answer',
  pointsHint: 'Left empty, an answer keeps its usual points.',
  pointsOf: (answer: string) => `Points of ${answer}`,
  bands: 'Points by range',
  bandsHint: 'Each range begins at its first number and ends just below its second.',
  bandFrom: (row: number) => `From, range ${row}`,
  bandTo: (row: number) => `Below, range ${row}`,
  bandPoints: (row: number) => `Points, range ${row}`,
  bandRows: {
    add: 'Add a range',
    up: (row: number) => `Move range ${row} up`,
    down: (row: number) => `Move range ${row} down`,
    remove: (row: number) => `Remove range ${row}`,
  },
  save: 'Save',
  comes: 'What comes of it',
  earns: (answer: string, points: number | null, failsForm: boolean) =>
    `${answer} ${points === null ? 'leaves the score' : `earns ${inPoints(points)}`}${
      failsForm ? ', and fails the form' : ''
    }.`,
  step: (step: number, steps: number) => `${step} of ${steps}`,
  band: (min: number | undefined, max: number | undefined) =>
    min === undefined
      ? max === undefined
        ? 'Any number'
        : `Below ${max}`
      : max === undefined
        ? `${min} or more`
        : `From ${min} to below ${max}`,
  elsewhere: 'Any other number earns no points.',
  allOrNothingSays:
    'The points are earned where every choice that has some is chosen, and no other.',
  earnsNothingYet: 'No answer earns points yet, so it does not count.',
  doesNotCount: 'It does not count.',
  onlyFails: 'It does not count, but it can fail the form.',
  neverInHeader: 'A header question is never scored.',
  neverOfType: 'This kind of answer is never scored.',
  formUnscored: 'This form is not scored.',
  toForm: 'Score the form',
  noPoints: 'Enter points from -1000 to 1000.',
  noNumber: 'Enter a number, such as 12.5.',
  noWeight: 'Enter a weight from 0 to 1,000.',
} as const
