/** The words that the page of any record says. */
export const words = {
  moves: 'Moves',
  more: 'More',
  reason: 'Why?',
  save: 'Save',
  cancel: 'Cancel',
  find: 'Find',
  fileRefused: 'Please choose a picture (JPEG, PNG, WebP) or a PDF of at most 15 MB.',
  nothingFound: (sought: string) => `Nothing fits “${sought}”.`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
} as const
