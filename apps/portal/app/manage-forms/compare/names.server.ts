import type { AppLoadContext } from '@remix-run/node'
import type { FormDefinition } from '@holdpoint/forms'
import type { FieldChange } from '@holdpoint/forms/editing'
import { formTitle, groupNames } from '../names.server.ts'

type Asking = Pick<AppLoadContext, 'api'>

/** The names of the groups and forms in these definitions, as far as whoever asks may read them. */
export async function namesIn(
  asking: Asking,
  definitions: readonly FormDefinition[],
): Promise<ReadonlyMap<string, string>> {
  const formIds = new Set(
    definitions.flatMap(({ workflow, subForms = [] }) => [
      ...(workflow?.elevatesTo ?? []),
      ...subForms.map(({ form }) => form),
    ]),
  )
  const [groups, forms] = await Promise.all([
    groupsIn(definitions).length > 0 ? groupNames(asking) : [],
    Promise.all([...formIds].map(async (id) => [id, await formTitle(asking, id)] as const)),
  ])
  const titled = forms.flatMap(([id, title]) => (title === null ? [] : [[id, title] as const]))
  return new Map([...(groups ?? []), ...titled])
}

/** Whether a change of the form tells a group by its id, because whoever reads it knows no name. */
export function tellsGroupsById(
  changes: readonly FieldChange[],
  definitions: readonly FormDefinition[],
  names: ReadonlyMap<string, string>,
): boolean {
  const unnamed = groupsIn(definitions).filter((id) => !names.has(id))
  return changes.some(({ from, to }) => unnamed.some((id) => `${from} ${to}`.includes(id)))
}

function groupsIn(definitions: readonly FormDefinition[]): string[] {
  const asked = definitions.flatMap(({ workflow }) => [
    ...(workflow?.approvals ?? []),
    ...(workflow?.signatures ?? []),
  ])
  return asked.flatMap(({ by }) => (typeof by === 'object' && 'group' in by ? [by.group] : []))
}
