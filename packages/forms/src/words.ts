// Every sentence the engine says of a form, so that a translation has one place to go. What it says of
// answers stands in answer-words.ts, and what is wrong with marks in mark-words.ts.

export const words = {
  risk: (code: string, level: string) => `${code} ${level}`,
  file: (name: string, size: string) => `${name} (${size})`,
  headerRun: 'Header questions must be at the beginning of the form and in continuous sequence.',
  atLeastOneQuestion: 'Atleast one question is required.',
  noCalculation: 'Say what it is calculated from.',
  calculatedFromItself: (key: string) =>
    `What "${key}" comes to depends on itself, by way of what it is calculated from or shows by.`,
  noTitleFromThis: 'The title comes from a question answered in words.',
  subFormTwice: 'Each form stands among the sub-forms once.',
  subFormBounds: 'Of a sub-form, no more can be wanted than there may be.',
  repeatBounds: 'No more can be wanted than there may be.',
  noTitleFromRepeat: 'What is asked several times gives no title.',
  tooManyLaidOut: (max: number) =>
    `With each section as often as it may be asked, a form has at most ${max} questions.`,
  notRepeated: (key: string) =>
    `The rule takes all answers to "${key}", which is no number that is asked several times.`,
  askedSeveralTimes: (key: string) =>
    `"${key}" is asked several times: take the sum, the least or the greatest of its answers, or how many there are.`,
  noSketchInHeader: 'The header has no room for a sketch.',
  scoredAnew: 'A question that scores is answered anew each time.',
  severalAnew: 'What is asked several times is answered anew each time.',
  namesNobody: (meaning: string, key: string) =>
    `“${meaning}” asks whom "${key}" names, which is no question of this form that picks people.`,
  namesSeveralTimes: (meaning: string, key: string) =>
    `“${meaning}” asks whom "${key}" names, which is asked several times.`,
  tooManyToRank: (max: number) => `At most ${max} choices can be put in order.`,
  tooManyQuestions: (max: number) => `A form has at most ${max} questions.`,
} as const
