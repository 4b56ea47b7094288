/** The words of the pages that take people over from a table. */
export const words = {
  title: 'Take people over from a table',
  offer: 'Several people at once?',
  intro:
    'Choose a CSV or an Excel file. Its first row names the columns, in any case and with spaces, dashes or underscores alike. Others are passed over; an empty cell leaves what is there.',
  introNext:
    'First you see what would become of each row. Nobody is changed before you say so, and nobody is invited by it.',
  template: 'Download a template',
  templateHint:
    'The template has every column and one row as an example. Replace that row; leave out columns that you do not have.',
  file: 'Table of people',
  looked: 'Nobody has been changed yet.',
  apply: (people: number) => `Take over ${people} ${people === 1 ? 'person' : 'people'}`,
  number: 'Number',
  people: 'See the people who were not invited yet',
} as const
