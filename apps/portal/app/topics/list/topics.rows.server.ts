import { topicCategoryLabels, type Topic } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf, type Moment } from '../../records/moment.ts'
import { words } from '../topics.words.ts'

/** A row as the page draws it. */
export type TopicRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  category: string
  owner: string
  isPinned: boolean
  isLimited: boolean
  questionCount: number
  openCount: number
  active: Moment
  canEdit: boolean
  canDelete: boolean
}

export function toRow(topic: Topic, clock: { now: () => Date; timeZone: string }): TopicRow {
  const { topicId, rowVersion, title, number, category, can } = topic
  const { isPinned, isLimited, questionCount, openCount } = topic
  return {
    ...{ rowVersion, title, number, isPinned, isLimited, questionCount, openCount },
    id: topicId,
    to: paths.topic(topicId),
    category: category === null ? words.noCategory : topicCategoryLabels[category],
    owner: topic.owner.fullName,
    active: momentOf(topic.lastActivityAt, clock),
    canEdit: can.edit,
    canDelete: can.delete,
  }
}
