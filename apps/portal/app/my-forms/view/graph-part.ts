import '../../my-forms-graph/graph-charts.module.css'
import '../../my-forms-graph/my-forms-graph.module.css'
import { latePart } from '../../ui/late-part.tsx'

/** The graphs, whose script comes when they are first shown; the list goes without it. */
export const MyFormsGraph = latePart(() =>
  import('../../my-forms-graph/my-forms-graph.tsx').then(({ MyFormsGraph: Graph }) => Graph),
)
