import type { OrderOf, SectionOf, topicsList } from '@holdpoint/api'

/** The words of the list of topics. */
export const words = {
  title: 'Topics',
  records: ['topic', 'topics'],
  create: 'New topic',
  search: 'Search topics',
  show: 'Show topics',
  only: 'Only topics that are',
  more: 'More',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this topic and all its questions?',
  deleted: 'The topic was deleted.',
  noCategory: 'No category',
  pinned: 'Pinned',
  limited: 'Limited',
  columns: {
    topic: 'Topic',
    owner: 'Owner',
    questions: 'Questions',
    activity: 'Last activity',
  },
  view: 'View',
  views: { list: 'List', grid: 'Grid' },
  people: { searchBy: 'Search people by name', find: 'Find people' },
  questions: (count: number) =>
    count === 0 ? 'No questions yet' : count === 1 ? '1 question' : `${count} questions`,
  unanswered: (count: number) => `${count} unanswered`,
} as const

export const tabNames = {
  published: 'Published',
  drafts: 'My drafts',
  archived: 'Archived',
} as const satisfies Record<SectionOf<typeof topicsList>, string>

export const sortNames = {
  activity: 'Last activity',
  questions: 'Questions',
  title: 'Topic',
} as const satisfies Record<OrderOf<typeof topicsList>, string>
