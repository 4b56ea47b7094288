import type { FormDefinition, Item, Question } from '@holdpoint/forms'
import { check, en, header } from '../../src/areas/manage-forms/library/parts.ts'
import { treatingIron } from './of-library.ts'

/** A draft as it grew: what it is after each press, and what was done. */
export type GrownDraft = readonly { readonly definition: FormDefinition; readonly said: string }[]

const hotWork: FormDefinition = {
  schema: 1,
  key: 'hot_work_watch',
  version: 1,
  title: en('Hot Work Watch'),
  languages: ['en'],
  items: [...header],
}

const watch: Item = {
  key: 'watch',
  type: 'section',
  title: en('During the work'),
  items: [
    check('extinguisher', 'Is a charged extinguisher within reach of the watch?', { weight: 2 }),
    check('cleared', 'Is everything that burns cleared, or covered?'),
  ],
}

/** A new form, which its maker has not published yet. */
export const hotWorkDraft: GrownDraft = [
  { definition: hotWork, said: 'Form made' },
  { definition: { ...hotWork, items: [...header, watch] }, said: 'Section added: During the work' },
  {
    definition: {
      ...hotWork,
      items: [
        ...header,
        watch,
        {
          key: 'watched_until',
          type: 'time',
          label: en('Watched until'),
          hint: en('At least an hour after the last spark.'),
          required: true,
        },
      ],
    },
    said: 'Question added: Watched until',
  },
]

const sealType: Question = {
  key: 'seal_type',
  type: 'text',
  label: en('Which seals went in?'),
  visible: { op: 'eq', args: [{ op: 'answer', key: 'seals' }, 'yes'] },
}

/** The questions of a section changed by a function, all else as it was. */
function withQuestions(
  definition: FormDefinition,
  key: string,
  change: (questions: readonly Question[]) => readonly Question[],
): FormDefinition {
  const items = definition.items.map((item) =>
    item.type === 'section' && item.key === key ? { ...item, items: change(item.items) } : item,
  )
  return { ...definition, items }
}

const next: FormDefinition = { ...treatingIron, version: 2 }
const asksType = withQuestions(next, 'iron', (questions) => [...questions, sealType])
const isClearer = withQuestions(asksType, 'restraints', (questions) =>
  questions.map((question) =>
    question.key === 'slings_anchored'
      ? { ...question, label: en('Are the slings anchored at both ends, to something that holds?') }
      : question,
  ),
)

/** What was changed in a form that is in use; the last press left a condition without its question. */
export const treatingIronDraft: GrownDraft = [
  { definition: asksType, said: 'Question added: Which seals went in?' },
  { definition: isClearer, said: 'Question changed: Are the slings anchored at both ends?' },
  {
    definition: withQuestions(isClearer, 'iron', (questions) =>
      questions.filter(({ key }) => key !== 'seals'),
    ),
    said: 'Question deleted: Were the seals changed at this rig-up?',
  },
]
