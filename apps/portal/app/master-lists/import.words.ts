/** The words of the pages that take entries of a list over from a table. */
export const words = {
  title: (list: string) => `${list} from a table`,
  intro: (columns: readonly string[]) =>
    `Choose a CSV or an Excel file. Its first row names the columns: ${columns.join(', ')}. Others are passed over; an empty cell leaves what is there.`,
  key: (entry: string, key: string) =>
    `A ${entry} is known by its ${key}: a row whose ${key} stands in the list already changes it.`,
  needs: (isAllButColour: boolean) =>
    `A new one needs each of them${isAllButColour ? ', but for its colour' : ''}.`,
  parents: 'What it lies in is named by its code or by its name.',
  introNext:
    'First you see what would become of each row. Nothing is changed before you say so, and nothing is retired or deleted by it.',
  now: 'Download the list as it is',
  file: 'Table',
  looked: 'Nothing has been changed yet.',
  apply: (count: number) => `Take over ${count} ${count === 1 ? 'entry' : 'entries'}`,
  entry: 'Entry',
  back: 'See the list',
} as const
