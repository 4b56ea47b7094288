import type { FormDefinition, Question, Text } from '@holdpoint/forms'

const en = (text: string): Text => ({ en: text })

function ask(key: string, label: string, rest: Omit<Question, 'key' | 'label'>): Question {
  return { key, label: en(label), ...rest }
}

/** A small scored form of which No asks for more, for tests of trying it. */
export const triedForm: FormDefinition = {
  schema: 1,
  key: 'lift',
  version: 1,
  title: en('Crane lift'),
  languages: ['en'],
  scoring: {
    ...{ enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
    sectionFail: true,
  },
  workflow: {
    approvals: [
      { meaning: 'Crew lead', by: 'manager' },
      {
        ...{ meaning: 'Safety review', by: 'manager' },
        condition: { op: 'eq', args: [{ op: 'answer', key: 'form:result' }, 'fail'] },
      },
    ],
  },
  items: [
    {
      ...{ key: 'load', type: 'section', title: en('The load'), passPercent: 50 },
      items: [
        ask('known', 'Is the load known?', {
          type: 'yesNo',
          required: true,
          score: { weight: 3, critical: true },
          on: [{ when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requirePhoto' }],
        }),
        ask('why', 'Why not?', {
          type: 'text',
          required: true,
          visible: { op: 'eq', args: [{ op: 'answer', key: 'known' }, 'no'] },
        }),
        ask('calm', 'How calm is the wind?', { type: 'rating', max: 3 }),
      ],
    },
    {
      ...{ key: 'hands', type: 'section', title: en('Signatures') },
      items: [ask('lead', 'The crew lead signs', { type: 'signature', required: true })],
    },
  ],
}
