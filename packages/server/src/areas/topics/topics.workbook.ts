import type { topicsList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, number, text, type ListWorkbook } from '../../lists/workbook.ts'

/** A question of a topic as the workbook needs it; a topic without any has one line of its own. */
export type WorkbookRow = {
  place: number
  topic: string
  question: string | null
  askedBy: string | null
  askedAt: number | null
  answers: number | null
  isAccepted: boolean | null
  hours: number | null
}

/** The list of topics as a workbook: a line for each question (decision 0074). */
export const topicsWorkbook: ListWorkbook<WorkbookRow, Record<never, never>> = {
  sheet: 'Topics',
  columns: [
    text('Topic', 40, (row) => row.topic),
    text('Question', 60, (row) => row.question),
    text('Asked by', 24, (row) => row.askedBy),
    moment('At', (row) => row.askedAt),
    number('Answers', (row) => row.answers),
    text('Accepted', 10, ({ isAccepted }) =>
      isAccepted === null ? '' : isAccepted ? 'Yes' : 'No',
    ),
    number('Hours to answer', (row) => row.hours),
  ],
}

/** What the list of topics is called, in the sheet that tells of it. */
export const topicsWords: ListWords<typeof topicsList> = {
  rows: 'Topics',
  sections: { published: 'Published', drafts: 'My drafts', archived: 'Archived' },
  orders: {
    activity: ['latest activity', 'earliest first', 'latest first'],
    questions: ['questions', 'fewest first', 'most first'],
    title: ['title', 'A to Z', 'Z to A'],
  },
  day: 'Created',
  parts: {
    categories: 'Category',
    owners: 'Owner',
    isMine: 'Mine',
    isUnanswered: 'Unanswered',
  },
}
