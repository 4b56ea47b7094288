import { lotoTemplateStateLabels, type LotoTemplateState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import { CircleCheck, CircleX, Clock, History, PenLine } from '../../ui/icons.ts'

const looks: Readonly<Record<LotoTemplateState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  in_review: { style: 'pending', Icon: Clock },
  approved: { style: 'approved', Icon: CircleCheck },
  superseded: { style: 'neutral', Icon: History },
  retired: { style: 'neutral', Icon: CircleX },
}

/** The state of a template as a plate. */
export function TemplateBadge({ status }: { status: LotoTemplateState }) {
  return <StatePlate look={looks[status]} label={lotoTemplateStateLabels[status]} />
}
