import {
  questionStatusLabels,
  topicStatusLabels,
  type FormStatusStyle,
  type QuestionStatus,
  type TopicStatus,
} from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { BadgeCheck, CircleCheck, Clock, Layers, MessageSquare, PenLine } from '../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of a topic looks. */
export const topicLooks: Readonly<Record<TopicStatus, Look>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  published: { style: 'approved', Icon: BadgeCheck },
  archived: { style: 'neutral', Icon: Layers },
}

const questionLooks: Readonly<Record<QuestionStatus, Look>> = {
  open: { style: 'pending', Icon: Clock },
  answered: { style: 'in-review', Icon: MessageSquare },
  closed: { style: 'completed', Icon: CircleCheck },
  duplicate: { style: 'neutral', Icon: Layers },
}

/** The state of a topic as a plate. */
export function TopicBadge({ status }: { status: TopicStatus }) {
  return <Plate look={topicLooks[status]} label={topicStatusLabels[status]} />
}

/** The state of a question as a plate. */
export function QuestionBadge({ status }: { status: QuestionStatus }) {
  return <Plate look={questionLooks[status]} label={questionStatusLabels[status]} />
}

function Plate({ look: { style, Icon }, label }: { look: Look; label: string }) {
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {label}
    </StatusBadge.Root>
  )
}
