import { paths } from '../paths.ts'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { words } from './equipment.words.ts'

type Machine = { id: string; code: string; isRetired: boolean }

/** The tools of a machine's page. */
export function machineTools({ id, code, isRetired }: Machine): readonly RecordCommand[] {
  const to = paths.machine(code)
  return toolIf(!isRetired, words.raise, paths.newAction({ assetId: id, to }))
}

/** What can be done with a machine. */
export function machineCommands({
  view,
  mayPlan,
}: {
  view: Machine
  mayPlan: boolean
}): readonly RecordCommand[] {
  return [
    ...machineTools(view),
    ...toolIf(mayPlan, words.begin, paths.lockoutEdit({ assetId: view.id })),
    { name: words.label, to: paths.machineLabels([view.id]) },
  ]
}
