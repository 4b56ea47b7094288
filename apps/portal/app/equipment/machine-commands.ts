import { paths } from '../paths.ts'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { words } from './equipment.words.ts'

type Machine = { id: string; code: string; isRetired: boolean }

/** Where an action on a machine is raised, which leads back to its page. */
export function raiseAt({ id, code }: Pick<Machine, 'id' | 'code'>): string {
  return paths.newAction({ assetId: id, to: paths.machine(code) })
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
    ...toolIf(!view.isRetired, words.raise, raiseAt(view)),
    ...toolIf(mayPlan, words.begin, paths.lockoutEdit({ assetId: view.id })),
    { name: words.label, to: paths.machineLabels([view.id]) },
  ]
}
