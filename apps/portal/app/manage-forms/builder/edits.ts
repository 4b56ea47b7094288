import type { FormDefinition } from '@holdpoint/forms'
import type { Edit } from '@holdpoint/forms/editing'

/** A step of a change, and the field beside which it is said when it cannot be done. */
export type Step = readonly [
  field: string,
  change: (definition: FormDefinition, key: string) => Edit,
]

/** The outcome of several steps: the form after all of them, or what stood in the way. */
export type Steps =
  | {
      ok: true
      definition: FormDefinition
      key: string
      /** What went on the way, in sentences. */
      lost?: readonly string[]
    }
  | { ok: false; problems: Readonly<Record<string, string>> }

/** Makes several changes of one item, each of what the one before has made. */
export function inSteps(definition: FormDefinition, key: string, steps: readonly Step[]): Steps {
  let done = { definition, key, lost: [] as readonly string[] }
  for (const [field, change] of steps) {
    const edit = change(done.definition, done.key)
    if (!edit.ok) {
      return { ok: false, problems: { [field]: edit.problem } }
    }
    done = {
      ...{ definition: edit.definition, key: edit.key },
      lost: [...done.lost, ...edit.lost],
    }
  }
  return { ok: true, ...done }
}
