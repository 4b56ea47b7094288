import {
  hazardStateLabels,
  type FormStatusStyle,
  type HazardState,
} from '@holdpoint/api/vocabulary'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { CircleCheck, CircleX, PenLine } from '../../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof PenLine }

/** How each state of a hazard looks. */
export const hazardLooks: Readonly<Record<HazardState, Look>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  active: { style: 'approved', Icon: CircleCheck },
  retired: { style: 'neutral', Icon: CircleX },
}

/** The state of a hazard as a plate. */
export function HazardBadge({ status }: { status: HazardState }) {
  const { style, Icon } = hazardLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {hazardStateLabels[status]}
    </StatusBadge.Root>
  )
}
