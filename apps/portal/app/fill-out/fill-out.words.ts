// The words of filling out a form and of reading a submitted one.

/** How many answers, or how much else, is missing. */
export const missingCount = (count: number, areAnswers: boolean) =>
  areAnswers ? (count === 1 ? '1 answer missing' : `${count} answers missing`) : `${count} missing`

export const fillWords = {
  headerPart: 'Crew and place',
  loosePart: 'Questions',
  moreQuestions: 'More questions',
  back: 'Back to My Forms',
  sections: 'Sections',
  started: (time: string) => `started ${time}`,
  required: 'Required',
  missing: 'Missing',
  progress: (answered: number, total: number) => `${answered} of ${total}`,
  partDone: 'complete',
  partHere: 'you are here',
  partMissing: (count: number) => (count === 1 ? '1 missing' : `${count} missing`),
  previousPage: 'Back',
  nextPage: 'Next',
  submit: 'Submit',
  submitting: 'Submitting…',
  submitted: 'Form submitted.',
  submittedForSignature: 'Form submitted. It now waits for its signatures.',
  submittedUnchanged: 'Form submitted. Nothing was changed since it was handed back.',
  noLongerOpen: 'This form is no longer open for filling. Here is what was kept.',
  returned: { reopen: 'Reopened', reject: 'Rejected' },
  returnedBy: {
    reopen: (name: string) => `${name} reopened this form.`,
    reject: (name: string) => `${name} rejected this form.`,
  },
  assigned: {
    name: 'Assigned to you',
    by: (name: string, title: string) => `${name} assigned this form to you: ${title}.`,
    due: (when: string) => `Due ${when}`,
    overdue: (when: string) => `Overdue since ${when}`,
  },
  askedBy: (name: string) => `${name} asks:`,
  leaveAnyway: 'Some answers are not saved yet. Leave anyway?',
} as const

/** Of actions that are raised on a question. */
export const raiseWords = {
  raise: 'Raise an action',
  raised: 'Actions on this question',
} as const

/** Of what was typed into a form that was submitted or deleted elsewhere in the meantime. */
export const notKeptWords = {
  title: 'What you typed',
  closed:
    'This form is no longer open for filling, so these answers were not kept. You can copy them here.',
  gone: 'This form cannot be opened any more, so these answers were not kept. You can copy them here.',
  photos: (count: number) =>
    count === 1
      ? '1 photo or file was not kept either.'
      : `${count} photos or files were not kept either.`,
} as const

/** Words of what is asked several times in one entry. */
export const instanceWords = {
  add: (label: string) => `Add: ${label}`,
  addAnother: (label: string) => `Add another: ${label}`,
  remove: (title: string) => `Remove ${title}`,
  putBack: (title: string) => `Put back ${title}`,
  removedOne: (title: string) => `${title} was removed.`,
  kept: 'What was answered in what was removed is kept.',
  bounds: (count: number, min: number, max: number) =>
    min === max ? `${count}` : `${count} now. There may be ${min} to ${max}.`,
  notChanged: 'This could not be changed: there may be no more of these, or no fewer.',
} as const

export const questionWords = {
  whatDidYouSee: 'What did you see?',
  note: 'Note',
  addNote: 'Add a note',
  addPhoto: 'Add a photo',
  addNoteOrPhoto: 'Add a note or photo',
  counter: (used: number, max: number) => `${used} of ${max}`,
  less: (step: string, unit: string) => `${step} ${unit} less`.replace('  ', ' '),
  more: (step: string, unit: string) => `${step} ${unit} more`.replace('  ', ' '),
  placeOf: (label: string) => `Place of ${label}`,
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  nowAt: (label: string, place: number, count: number) => `${label} is ${place} of ${count}.`,
  keepOrder: 'Keep this order',
  notOrdered: 'Not in order yet. The first comes first.',
  draw: 'Draw',
  drawOn: 'Change this sketch',
  drawing: (label: string) => `Draw: ${label}`,
  notDrawn: 'Nothing is drawn yet.',
  noBoard:
    'Drawing could not be loaded. What you answered is kept: load this page again once there is a network.',
  hours: 'Hours',
  minutes: 'Minutes',
  lowest: 'lowest',
  highest: 'highest',
  choose: 'Choose…',
  noAnswer: 'No answer',
  acknowledge: 'I have read and understood this',
  notCalculated:
    'Nothing yet: an answer that it is calculated from is missing, or comes to nothing.',
  clear: 'Take back',
  otherPlaces: (count: number) => `${count} in other districts`,
  findHere: 'Find by name',
  noneFound: 'Nothing fits these letters.',
  emptyList: 'There is nothing to choose from here.',
  fromLast: (day: string) => `From your last form, ${day}.`,
  between: (min: string, max: string) => `Between ${min} and ${max}.`,
  atLeast: (min: string) => `${min} or more.`,
  atMost: (max: string) => `${max} or less.`,
} as const

/** Of people that a question picks. */
export const peopleWords = {
  seek: 'Name of somebody else',
  find: 'Find',
  found: (sought: string) =>
    `Whoever is called “${sought}” stands among the people above. If nobody does, try fewer letters.`,
  nameless: 'Somebody chosen before',
  searching: 'Searching...',
  /** With the number in its place. */
  foundCount: '{count} found',
  searchFailed: 'People could not be searched. Please try again.',
  searchAgain: 'Retry',
} as const

export const photoWords = {
  add: 'Add photo',
  camera: 'Camera',
  photos: 'Photos',
  full: (max: number) => (max === 1 ? 'One photo is enough here.' : `${max} photos: that is full.`),
  alt: (place: number, label: string) => `Photo ${place}: ${label}`,
  open: (place: number) => `Open photo ${place}`,
  remove: (place: number) => `Remove photo ${place}`,
  removeFailed: 'The photo could not be removed. Please try again.',
  waiting: 'Waiting',
  sending: (percent: number) => `Sending ${percent} %`,
  trying: 'Trying again',
  leaving: 'Being taken out',
  tryAgain: 'Try again',
  drop: 'Leave this photo out',
  notTakenAlong: (count: number, what: 'photo' | 'file') =>
    count === 1
      ? `1 ${what} was not taken, because the answers beside it could not be saved. Please choose it again.`
      : `${count} ${what}s were not taken, because the answers beside them could not be saved. Please choose them again.`,
  chooseAgain: 'Please choose the photo again.',
  tooLarge: 'This photo has more than 15 MB.',
  tooMany: (max: number) => `An answer takes at most ${max} photos.`,
} as const

export const saveWords = {
  idle: 'Saves as you go',
  saving: 'Saving…',
  saved: 'Saved',
  retrying: 'Not saved yet, trying again',
  savedAgain: 'Saved again',
  kept: 'Saved on this device, not sent yet',
  keptSignedOut: 'Saved on this device. Sign in again to send it',
  deviceFull:
    'This device cannot keep your answers; it may be full. Leave this page open until they are saved.',
  deviceClosed: 'This device keeps nothing for this page. Keep it open until it is saved.',
  saveFile: 'Save as a file',
  signedOut: 'Sign in again to save',
  tryAgain: 'Try again',
  stopped: (message: string) => `Not saved: ${message}`,
  loadFirst: 'Not submitted: load the form anew first. What you typed is shown beside it.',
  changedElsewhere: (message: string) => `changed elsewhere, or in another tab. ${message}`,
  load: 'Load it anew',
  unread: (count: number) =>
    count === 1 ? '1 answer cannot be saved yet' : `${count} answers cannot be saved yet`,
  conflicts: (count: number) =>
    count === 1 ? '1 answer waits for your choice' : `${count} answers wait for your choice`,
  photosSending: (count: number, what: 'photo' | 'file') =>
    count === 1 ? `1 ${what} is being sent` : `${count} ${what}s are being sent`,
  photosLeaving: (count: number, what: 'photo' | 'file') =>
    count === 1 ? `1 ${what} is being taken out` : `${count} ${what}s are being taken out`,
  photosFailed: (count: number, what: 'photo' | 'file') =>
    count === 1
      ? `1 ${what} could not be sent. Beside it stands why: leave it out, or try again`
      : `${count} ${what}s could not be sent. Beside each stands why: leave them out, or try again`,
  /** Leads to the photo or the file that could not be sent. */
  showIt: 'Show it',
  earlierFirst:
    'Not submitted yet: this device is still sending what an earlier visit left. Press Submit again in a moment.',
  subFormFirst: (number: string) =>
    `Not submitted yet: this device holds answers or photos of the sub-form ${number} that were not sent. Open it here to see whether they are on their way, and press Submit again once they are sent.`,
  notSubmitted:
    'Not submitted: the server cannot be reached. Your answers are kept. Press Submit again when there is a network.',
  conflictsFirst: (count: number) =>
    count === 1
      ? 'Not submitted: 1 answer was changed elsewhere in the meantime. Choose which one stays.'
      : `Not submitted: ${count} answers were changed elsewhere in the meantime. Choose which stay.`,
  stays: 'This page stays open, because not all of it is saved yet.',
  submittingAgain: 'No answer yet whether the form is submitted. Trying again…',
  submitUnanswered:
    'The server has not said whether the form is submitted. Press Submit again; it is submitted once.',
  scoreSoFar: 'so far',
  scoreNone: 'No score yet',
  passAt: (percent: number) => `Pass at ${percent}`,
  criticalFails: 'Critical: fails',
  toDo: (count: number, areAnswers: boolean) => `${count} to ${areAnswers ? 'answer' : 'do'}`,
  nothingMissing: 'Nothing missing',
} as const

/** Of what needs an entry, where a form is only tried. */
export const triedWords = {
  sign: 'Sign',
  noPhoto: 'No photo is taken while a form is tried.',
  noFile: 'No file is taken while a form is tried.',
  noSignature: 'Nobody signs while a form is tried.',
  noAction: 'No action is raised while a form is tried.',
} as const

export const conflictWords = {
  title: 'This answer was changed elsewhere in the meantime',
  mine: 'Yours',
  theirs: 'The other one, kept for now',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  empty: 'no answer',
} as const

export const missingWords = {
  title: (count: number, areAnswers: boolean) =>
    `${missingCount(count, areAnswers)} before this form can be submitted`,
  problemsTitle: (count: number) =>
    count === 1 ? '1 answer could not be saved' : `${count} answers could not be saved`,
  newQuestions: 'Your answers opened more questions here.',
  evidenceOpened: 'Your answer asks for a little more here.',
} as const

export const entryWords = {
  score: 'Score',
  noScore: 'Not scored',
  pass: 'Pass',
  fail: 'Fail',
  critical: 'A critical answer failed this form.',
  notAnswered: 'Not answered',
  by: 'Submitted by',
  started: 'Started',
  submitted: 'Submitted',
  minutes: 'Time taken',
  minutesOf: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  sectionScore: (percent: number) => `${percent} %`,
  flagged: 'Marked for the reviewer',
} as const

/** The words of the languages that a form can be read in. */
export const languageWords = {
  title: 'Language of the form',
  notKept: 'This page is in that language now. The choice could not be kept for the next one.',
} as const
