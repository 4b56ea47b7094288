import { jsaStateLabels, type FormStatusStyle, type JsaState } from '@holdpoint/api/vocabulary'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  Clock,
  HardHat,
  OctagonAlert,
  PenLine,
} from '../../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of an analysis looks. */
export const jsaLooks: Readonly<Record<JsaState, Look>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  awaiting_approval: { style: 'pending', Icon: Clock },
  ready: { style: 'approved', Icon: BadgeCheck },
  active: { style: 'in-review', Icon: HardHat },
  stopped: { style: 'rejected', Icon: OctagonAlert },
  closed: { style: 'completed', Icon: CircleCheck },
  expired: { style: 'neutral', Icon: Clock },
  cancelled: { style: 'neutral', Icon: CircleX },
}

/** The state of an analysis as a plate. */
export function JsaBadge({ status }: { status: JsaState }) {
  const { style, Icon } = jsaLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {jsaStateLabels[status]}
    </StatusBadge.Root>
  )
}
