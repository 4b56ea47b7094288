import { inquiryStateLabels, type InquiryState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { CircleCheck, CircleX, Clock, Hand, LifeBuoy, ListTodo } from '../ui/icons.ts'

const looks: Readonly<Record<InquiryState, StateLook>> = {
  new: { style: 'filled', Icon: LifeBuoy },
  in_progress: { style: 'in-progress', Icon: ListTodo },
  waiting_user: { style: 'pending', Icon: Hand },
  resolved: { style: 'approved', Icon: Clock },
  closed: { style: 'completed', Icon: CircleCheck },
  withdrawn: { style: 'neutral', Icon: CircleX },
}

/** The state of an inquiry as a plate. */
export function InquiryBadge({ status }: { status: InquiryState }) {
  return <StatePlate look={looks[status]} label={inquiryStateLabels[status]} />
}
