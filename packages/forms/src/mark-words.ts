/** What is wrong with the marks of a photo, in English; whoever says it in another language brings that. */
export const markWords = {
  badMarks: 'A mark could not be read. Please draw it again.',
  tooManyMarks: (max: number) => `A photo takes at most ${max} marks.`,
  offPhoto: 'A mark lies outside the photo.',
  tooManyPoints: (max: number) => `A line has at most ${max} points. Please draw a shorter one.`,
  tooManyPointsInAll: 'The lines on this photo are too long together. Please remove one.',
  wrongPoints: {
    arrow: 'An arrow goes from one place to another.',
    ellipse: 'An ellipse lies between two corners.',
    box: 'A box lies between two corners.',
    line: 'A line runs through two points or more.',
    pin: 'A pin stands at one place.',
  },
  badPinNumber: (max: number) => `A pin has a number from 1 to ${max}.`,
  markTextTooLong: (max: number) => `The text of a mark has at most ${max} characters.`,
}

export type MarkWords = typeof markWords
