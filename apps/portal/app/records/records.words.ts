import { sentences } from '@holdpoint/api'

/** The words that the page of any record says. */
export const words = {
  all: 'All',
  moves: 'Moves',
  more: 'More',
  reason: 'Why?',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  notRated: 'Not rated',
  overtaken:
    'Somebody saved this while you were writing. What you typed is still here. Look at theirs first: saving again replaces it.',
  overtakenBy:
    'Somebody saved this while you were writing. What you typed is still here; what they saved stands beside it where it can be shown. Saving again replaces theirs.',
  theirs: 'Saved meanwhile:',
  theirsEmpty: 'nothing',
  another: 'another one',
  ticked: 'ticked',
  notTicked: 'not ticked',
  find: 'Find',
  fileRefused: 'Please choose a picture (JPEG, PNG, WebP) or a PDF of at most 15 MB.',
  formRefused:
    'This was not taken: it may be more than one form takes. What you typed is still here.',
  chooseFile: 'Photo or PDF',
  choosePicture: 'Photo',
  addFile: 'Add',
  removeFile: (name: string) => `Remove ${name}`,
  chooseFirst: sentences.required.file,
  photo: (name: string) => `Photo: ${name}`,
  files: 'Files',
  filesHint: (most: number) => `Photos or PDFs of at most 15 MB, up to ${most}.`,
  filesKept: (count: number) =>
    count === 1
      ? 'The file that you chose stays with it. Untick it to leave it out.'
      : `The ${count} files that you chose stay with it. Untick those that are to be left out.`,
  fileKept: (place: number, count: number) =>
    count === 1 ? 'The file that you chose' : `File ${place} that you chose`,
  filesAdded: (count: number) =>
    count === 1 ? 'One file was added.' : `${count} files were added.`,
  tooManyFiles: (most: number) => `Please choose at most ${most} files.`,
  audience: {
    title: 'Audience',
    hint: 'Whoever fits all the parts that name something belongs, and whoever is named. Something must be named.',
    hintOfEach:
      'Whoever fits all the parts belongs, and whoever is named. A part that may not stay empty names somebody, or All where it does not matter.',
    whole: '-1',
    all: 'All',
    optional: '(may stay empty)',
    people: 'People by name',
    peopleHint: 'They belong wherever they work.',
    seek: 'Search people by name',
    count: 'Count people',
    counted: (total: number) =>
      total === 0 ? 'Nobody belongs to it.' : total === 1 ? '1 person' : `${total} people`,
    first: (names: readonly string[], total: number) =>
      `${names.join(', ')}${total > names.length ? ' and others' : ''}`,
    parts: {
      countries: 'Country',
      districts: 'District',
      departments: 'Department',
      businessUnits: 'Business unit',
      jobTitles: 'Job title',
      crews: 'Crew',
    },
  },
  follow: 'Follow',
  unfollow: 'Stop following',
  nothingFound: (sought: string) => `Nothing fits “${sought}”.`,
  notChosen: (sought: string) =>
    `You typed “${sought}” without choosing. Choose one, or empty the field.`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
} as const
