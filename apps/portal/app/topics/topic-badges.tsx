import {
  questionStatusLabels,
  topicStatusLabels,
  type QuestionStatus,
  type TopicStatus,
} from '@holdpoint/api'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { BadgeCheck, CircleCheck, Clock, Layers, MessageSquare, PenLine } from '../ui/icons.ts'

/** How each state of a topic looks. */
export const topicLooks: Readonly<Record<TopicStatus, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  published: { style: 'approved', Icon: BadgeCheck },
  archived: { style: 'neutral', Icon: Layers },
}

const questionLooks: Readonly<Record<QuestionStatus, StateLook>> = {
  open: { style: 'pending', Icon: Clock },
  answered: { style: 'in-review', Icon: MessageSquare },
  closed: { style: 'completed', Icon: CircleCheck },
  duplicate: { style: 'neutral', Icon: Layers },
}

/** The state of a topic as a plate. */
export function TopicBadge({ status }: { status: TopicStatus }) {
  return <StatePlate look={topicLooks[status]} label={topicStatusLabels[status]} />
}

/** The state of a question as a plate. */
export function QuestionBadge({ status }: { status: QuestionStatus }) {
  return <StatePlate look={questionLooks[status]} label={questionStatusLabels[status]} />
}
