import { definitionFindings } from '../definition-checks.ts'
import type { Path } from '../placed.ts'
import { isSection } from '../structure.ts'
import type { DefinitionProblem, FormDefinition } from '../types.ts'

/** What keeps a draft from being published, with the item that it is about. */
export type PublishProblem = DefinitionProblem & {
  /** Null where it is about the form as a whole. */
  readonly key: string | null
}

/** Everything that keeps a draft, whose shape is right, from being published. */
export function definitionProblems(definition: FormDefinition): PublishProblem[] {
  return definitionFindings(definition).map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
    key: keyAt(definition, path),
  }))
}

function keyAt(definition: FormDefinition, [list, index, inner, place]: Path): string | null {
  const item = list === 'items' ? definition.items[Number(index)] : undefined
  if (item === undefined) {
    return null
  }
  const question =
    isSection(item) && inner === 'items' && place !== undefined
      ? item.items[Number(place)]
      : undefined
  return question?.key ?? item.key
}
