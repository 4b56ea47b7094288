import { formStateLabels, type FormState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import { CircleCheck, CirclePause, CircleX, PenLine } from '../../ui/icons.ts'

const looks: Readonly<Record<FormState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  published: { style: 'approved', Icon: CircleCheck },
  paused: { style: 'pending', Icon: CirclePause },
  archived: { style: 'neutral', Icon: CircleX },
}

/** The state of a form as a plate. */
export function FormBadge({ status }: { status: FormState }) {
  return <StatePlate look={looks[status]} label={formStateLabels[status]} />
}
