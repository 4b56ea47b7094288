import type { FormTypeIcon } from '@holdpoint/api'
import type { FormDefinition, Item, Workflow } from '@holdpoint/forms'
import { inSpanish } from './in-spanish.ts'
import { en, header } from './parts.ts'

/** A form that comes with Holdpoint, for whoever makes forms to begin with. */
export type FormOfLibrary = {
  /** The form type that it belongs to, unless an organisation has others. */
  readonly formType: string
  readonly icon: FormTypeIcon
  readonly description: string
  readonly definition: FormDefinition
}

type FormFacts = Omit<FormOfLibrary, 'definition'> & {
  readonly key: string
  readonly title: string
  /** The percentage that passes; left out of a form that is not scored. */
  readonly passMark?: number
  readonly workflow?: Workflow
  /** What its English texts say in Spanish, where it is written in both; what all share is known. */
  readonly spanish?: Readonly<Record<string, string>>
  readonly items: readonly Item[]
}

/** A form of the library, which opens with the header. */
export function libraryForm({
  key,
  title,
  passMark,
  workflow,
  spanish,
  items,
  ...facts
}: FormFacts): FormOfLibrary {
  const definition: FormDefinition = {
    ...{ schema: 1, key, version: 1, title: en(title), languages: ['en'] },
    ...(passMark === undefined ? {} : { scoring: scoredFrom(passMark) }),
    ...(workflow === undefined ? {} : { workflow }),
    items: [...header, ...items],
  }
  return {
    ...facts,
    definition: spanish === undefined ? definition : inSpanish(definition, spanish),
  }
}

function scoredFrom(passingPercentage: number) {
  return { enabled: true, passingPercentage, na: 'exclude', critical: 'failKeepScore' } as const
}

/** The manager of whoever hands an entry in sees those that fail, and has a day for it. */
export const failedToManager: Workflow = {
  approvals: [
    {
      ...{ meaning: 'Failed check', by: 'manager', hours: 24 },
      condition: { op: 'eq', args: [{ op: 'answer', key: 'form:result' }, 'fail'] },
    },
  ],
}

/** The manager of whoever hands an entry in approves it, within a day. */
export const approvedByManager: Workflow = {
  approvals: [{ meaning: 'Crew supervisor', by: 'manager', hours: 24 }],
}
