/** The words that the page of any record says. */
export const words = {
  moves: 'Moves',
  more: 'More',
  reason: 'Why?',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  find: 'Find',
  none: 'Nobody',
  nothingFound: (sought: string) => `Nothing fits “${sought}”.`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
} as const
