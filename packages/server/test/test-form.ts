import type { FormDefinition } from '@holdpoint/forms'

/** A small form with one question of each kind that an area test needs. */
export const testForm: FormDefinition = {
  schema: 1,
  key: 'short_check',
  version: 1,
  title: { en: 'Short check' },
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
  items: [
    { key: 'at', type: 'dateTime', label: { en: 'Date and time' }, header: true, required: true },
    { key: 'district', type: 'district', label: { en: 'District' }, header: true, required: true },
    { key: 'crew', type: 'crew', label: { en: 'Crew' }, header: true },
    {
      key: 'place',
      type: 'section',
      title: { en: 'Place' },
      items: [
        {
          key: 'tidy',
          type: 'yesNo',
          label: { en: 'Walkways are free' },
          required: true,
          on: [
            {
              when: { op: 'eq', args: [{ op: 'value' }, 'no'] },
              do: 'requireNote',
            },
          ],
        },
        {
          key: 'barrier',
          type: 'yesNo',
          label: { en: 'Red zone barrier is closed' },
          required: true,
          score: { weight: 3, critical: true },
        },
        { key: 'seen', type: 'longText', label: { en: 'What was seen' }, titleAnswer: true },
        { key: 'picture', type: 'photo', label: { en: 'Photo' } },
        { key: 'inspector', type: 'signature', label: { en: 'Inspector' }, required: true },
      ],
    },
  ],
}
