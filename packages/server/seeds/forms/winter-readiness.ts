import type { FormDefinition } from '@holdpoint/forms'
import { check, en, header } from '../../src/areas/manage-forms/library/parts.ts'

/** Asked once before the first frost; the walkaround asks for the same all year by now. */
export const winterReadiness: FormDefinition = {
  schema: 1,
  key: 'winter_readiness',
  version: 1,
  title: en('Winter Readiness'),
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 90, na: 'exclude', critical: 'failKeepScore' },
  items: [
    ...header,
    {
      key: 'winter',
      type: 'section',
      title: en('Before the first frost'),
      items: [
        check('heaters', 'Do the heaters of the doghouse run?'),
        check('grit', 'Is there grit at the stairs and the pump walkways?'),
        check('lines_drained', 'Are the water lines drained that nobody uses?', { weight: 2 }),
      ],
    },
  ],
}
