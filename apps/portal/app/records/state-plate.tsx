import type { FormStatusStyle } from '@holdpoint/api/vocabulary'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import type { Clock } from '../ui/icons.ts'

/** How a state looks: its colours, and the sign that tells it from others without them. */
export type StateLook = { style: FormStatusStyle; Icon: typeof Clock }

/** A state as a plate: sign and word, whichever kind of record it is of. */
export function StatePlate({ look: { style, Icon }, label }: { look: StateLook; label: string }) {
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {label}
    </StatusBadge.Root>
  )
}
