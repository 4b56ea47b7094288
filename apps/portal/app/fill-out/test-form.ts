import type { FormDefinition, Question, QuestionType, Text } from '@holdpoint/forms'

const en = (text: string): Text => ({ en: text })

function ask(key: string, type: QuestionType, extra: Partial<Question> = {}): Question {
  return { key, type, label: en(key), ...extra }
}

const colours = [
  { value: 'red', label: en('Red') },
  { value: 'green', label: en('Green') },
  { value: 'blue', label: en('Blue') },
]

/** A small form with a question of every type, for tests. */
export const testForm: FormDefinition = {
  schema: 1,
  key: 'every_type',
  version: 1,
  title: en('Every type'),
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
  items: [
    ask('performed_at', 'dateTime', { header: true, required: true }),
    ask('district', 'district', { header: true }),
    ask('unit', 'businessUnit', { header: true }),
    ask('crew', 'crew', { header: true }),
    ask('customer', 'customer', { header: true }),
    ask('pad', 'pad', { header: true }),
    ask('machine', 'equipment', { header: true }),
    ask('guide', 'person', { header: true }),
    ask('helpers', 'person', { header: true, many: true }),
    {
      key: 'words',
      type: 'section',
      title: en('Words'),
      items: [
        ask('intro', 'note'),
        ask('line', 'text', { required: true }),
        ask('story', 'longText'),
        ask('day', 'date'),
        ask('hour', 'time'),
      ],
    },
    {
      key: 'checks',
      type: 'section',
      title: en('Checks'),
      items: [
        ask('ppe', 'yesNo', {
          required: true,
          note: 'optional',
          media: {},
          score: { critical: true },
          on: [{ when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requireNote' }],
        }),
        ask('why', 'text', {
          required: true,
          visible: { op: 'eq', args: [{ op: 'answer', key: 'ppe' }, 'no'] },
        }),
        ask('colour', 'choice', { choices: colours }),
        ask('colours', 'multiChoice', { choices: colours }),
        ask('mood', 'rating', { max: 5 }),
        ask('danger', 'risk'),
        ask('briefed', 'acknowledge'),
        ask('count', 'integer', { min: 0 }),
        ask('gas', 'decimal', { min: 0, max: 1000, precision: 1, unit: 'ppm' }),
      ],
    },
    {
      key: 'proof',
      type: 'section',
      title: en('Proof'),
      items: [
        ask('place', 'location'),
        ask('label', 'barcode'),
        ask('reply_to', 'email'),
        ask('call_at', 'phone'),
        ask('first_aid', 'rank', { choices: colours }),
        ask('held_for', 'duration', { min: 10 }),
        ask('papers', 'file', { media: { max: 2 } }),
        ask('scene', 'sketch', { background: 'body' }),
        ask('picture', 'photo', { media: { max: 2 } }),
        ask('inspector', 'signature'),
      ],
    },
  ],
}
