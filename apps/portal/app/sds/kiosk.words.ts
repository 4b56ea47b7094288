/** The words of what opens without signing in. */
export const words = {
  title: (pad: string) => `Safety data sheets: ${pad}`,
  deadTitle: 'Not open',
  gone: 'This sheet is not in force on this pad any more.',
  search: 'What is it called?',
  searchHint: 'Product, manufacturer, CAS or UN number',
  find: 'Search',
  showAll: 'Show all',
  count: (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`),
  found: (count: number, search: string) =>
    count === 0
      ? `Nothing here is called “${search}”.`
      : `${count === 1 ? '1 sheet' : `${count} sheets`} for “${search}”`,
  none: 'No approved sheet is kept for this pad. Ask your supervisor before you touch anything.',
  sheets: 'Sheets',
  all: 'All sheets of the pad',
  un: (number: string) => number,
  download: 'Save the supplier’s PDF',
  size: (kilobytes: number) => `${kilobytes} KB`,
  pack: 'Save all sheets as one file, for where there is no network',
  code: 'Print the code of this page',
  about: 'About the product',
  label: 'Label',
} as const

/** Of the page where their codes are kept. */
export const keyWords = {
  title: 'Kiosk codes',
  intro:
    'Whoever has a code reads the approved safety data sheets of what lies on one pad, without signing in and without seeing anything else. Print it and hang it where people work.',
  add: 'New code',
  pad: 'Pad',
  name: 'Where it hangs',
  nameHint: 'Such as “Gate” or “Chemical trailer”.',
  make: 'Make a code',
  list: 'Codes',
  none: 'There are no codes yet.',
  living: 'Open',
  ended: 'Ended',
  made: (name: string) => `Made by ${name},`,
  endedBy: (name: string) => `ended by ${name},`,
  lastUsed: 'Last used',
  neverUsed: 'Not used yet',
  end: 'End it',
  endTitle: 'End this code',
  endQuestion: 'Are you sure you want to end the code of',
  endMeans:
    'Nobody opens a sheet by it any more, and what was printed is waste paper. This cannot be undone.',
  endDone: 'The code was ended.',
  onceTitle: 'Print it now',
  once: 'is ready. Only the fingerprint of its key is kept, so nobody can show it again.',
  address: 'Address',
  open: 'Open the kiosk',
  again: 'Make another code',
  back: 'All codes',
  shownBefore:
    'This code was made a moment ago, and it was shown then. If you did not print it, end it and make another.',
} as const
