import {
  acknowledgementStateLabels,
  type AcknowledgementState,
  type FormStatusStyle,
} from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { CircleCheck, CircleX, Clock, TriangleAlert } from '../../ui/icons.ts'

const looks: Readonly<
  Record<AcknowledgementState, { style: FormStatusStyle; Icon: typeof Clock }>
> = {
  pending: { style: 'pending', Icon: Clock },
  overdue: { style: 'rejected', Icon: TriangleAlert },
  acknowledged: { style: 'completed', Icon: CircleCheck },
  waived: { style: 'neutral', Icon: CircleX },
}

/** How far somebody is with what is acknowledged, as a plate. */
export function AcknowledgementBadge({ state }: { state: AcknowledgementState }) {
  const { style, Icon } = looks[state]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {acknowledgementStateLabels[state]}
    </StatusBadge.Root>
  )
}
