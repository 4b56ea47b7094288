/** The words of the page on which a paper is checked. */
export const words = {
  title: 'Check a paper',
  intro: 'Each PDF of a record has a code at its end. It says what the paper is worth.',
  code: 'Code',
  codeHint: '16 letters and digits, with or without dashes.',
  check: 'Check',
  made: 'Holdpoint made a paper with this code',
  unchanged: 'Nothing was written into the history of its record since.',
  changed: (count: number, lastAt: string) =>
    count === 1
      ? `Something was written into the history of its record since, on ${lastAt}: ask for a new paper.`
      : `${count} lines were written into the history of its record since, the last on ${lastAt}: ask for a new paper.`,
  removed: (lastAt: string) => `Its record was removed on ${lastAt}.`,
  unsound: 'Do not rely on this paper',
  unsoundWhy:
    'Its code is one of ours, but the history of its record is not the one any more that it was made from. Tell whoever runs Holdpoint.',
  facts: {
    organisation: 'Company',
    record: 'Record',
    status: 'State on the paper',
    madeAt: 'Made',
  },
  compare:
    'Anybody can copy a code onto another paper: compare these with it. What else is written on it only the file itself proves; what it tells of other records, such as actions, is not followed.',
  file: 'The file itself',
  choose: 'Choose the PDF',
  chooseHint: 'It is compared here and sent nowhere.',
  isSame: 'This is the file that Holdpoint made, byte by byte.',
  isOther:
    'This is not the file that Holdpoint made under this code. It was changed, or is another paper.',
  unread: 'This file could not be read. Please choose it again.',
  fingerprint: 'Its SHA-256:',
} as const
