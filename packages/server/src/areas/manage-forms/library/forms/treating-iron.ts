import type { Rule } from '@holdpoint/forms'
import { approvedByManager, libraryForm } from '../library-form.ts'
import { answeredWith, check, criticalCheck, en, signature } from '../parts.ts'

// A test below the job's highest pressure proves nothing; the rule waits until that is entered.
const reachesJobMaximum: Rule = {
  op: 'or',
  args: [
    { op: 'not', args: [{ op: 'answered', args: [{ op: 'answer', key: 'job_maximum' }] }] },
    { op: 'ge', args: [{ op: 'value' }, { op: 'answer', key: 'job_maximum' }] },
  ],
}

const leaking: Rule = {
  op: 'and',
  args: [
    { op: 'answered', args: [{ op: 'value' }] },
    { op: 'not', args: [answeredWith('none')] },
  ],
}

/** High-pressure iron and its restraints, before it is trusted with a job. */
export const treatingIron = libraryForm({
  ...{ key: 'treating_iron', title: 'Treating Iron and Restraints', passMark: 95 },
  ...{ formType: 'Equipment', icon: 'link' },
  description: 'High-pressure iron and its restraints, with the pressure test.',
  workflow: { ...approvedByManager, bulkApprove: true },
  items: [
    {
      key: 'iron',
      type: 'section',
      title: en('Iron'),
      items: [
        {
          key: 'iron_picture',
          type: 'photo',
          label: en('Photo of the iron string, or of a sketch of it'),
          hint: en('From the pumps to the wellhead.'),
          required: true,
        },
        criticalCheck('bands_in_date', 'Are all recertification bands in date?'),
        criticalCheck('one_rating', 'Is the string free of mixed pressure ratings?'),
        check('wing_halves', 'Do the wing halves match, with clean faces?', { weight: 2 }),
        check('seals', 'Were the seals changed at this rig-up?'),
        check('swivels', 'Do the swivels move freely?'),
        {
          ...{ key: 'truck_label', type: 'barcode', label: en('Label of the iron truck') },
          hint: en('It is on the door of the cab.'),
        },
      ],
    },
    {
      key: 'restraints',
      type: 'section',
      title: en('Restraints and valves'),
      items: [
        criticalCheck('slings_rated', 'Are the safety slings rated for this line?'),
        check('slings_anchored', 'Are the slings anchored at both ends?', { weight: 2 }),
        criticalCheck('check_valve', 'Does the arrow on the check valve point with the flow?'),
      ],
    },
    {
      key: 'pressure_test',
      type: 'section',
      title: en('Pressure test'),
      intro: en('Clear the red zone before pressure goes on.'),
      items: [
        {
          key: 'job_maximum',
          type: 'integer',
          label: en('Highest pressure planned for the job'),
          required: true,
          min: 1,
          max: 30000,
          unit: 'psi',
        },
        {
          key: 'low_test',
          type: 'integer',
          label: en('Pressure reached in the low test'),
          required: true,
          min: 0,
          max: 30000,
          unit: 'psi',
        },
        {
          key: 'high_test',
          type: 'integer',
          label: en('Pressure reached in the high test'),
          required: true,
          min: 0,
          max: 30000,
          unit: 'psi',
          note: 'optional',
          validate: [
            {
              rule: reachesJobMaximum,
              message: en('Test at least to the highest pressure planned for the job.'),
              level: 'error',
            },
          ],
        },
        {
          key: 'hold_time',
          type: 'decimal',
          label: en('Time the high test was held'),
          required: true,
          min: 0,
          max: 240,
          precision: 1,
          unit: 'min',
          note: 'optional',
          limits: [
            { max: 5, level: 'danger', label: en('Too short to count as a test') },
            { min: 5, max: 10, level: 'warn', label: en('Short: ten minutes earns full points') },
            { min: 10, level: 'ok', label: en('Long enough') },
          ],
          score: {
            bands: [
              { max: 5, score: 0 },
              { min: 5, max: 10, score: 1 },
              { min: 10, score: 2 },
            ],
          },
        },
        {
          key: 'leaks',
          type: 'choice',
          label: en('Leaks seen'),
          hint: en('The worst one counts.'),
          titleAnswer: true,
          required: true,
          note: 'optional',
          media: {},
          choices: [
            { value: 'none', label: en('No leak'), score: 3 },
            { value: 'weep', label: en('Weep'), score: 1 },
            { value: 'drip', label: en('Drip'), score: 0 },
            { value: 'spray', label: en('Spray'), score: 0 },
          ],
          on: [
            {
              when: leaking,
              do: 'requireNote',
              message: en('Write down which joint leaked and what was done.'),
            },
            { when: answeredWith('spray'), do: 'flag' },
          ],
        },
        criticalCheck('kick_outs', 'Are the kick-outs set, with a witness to the settings?'),
      ],
    },
    {
      key: 'sign_off',
      type: 'section',
      title: en('Sign'),
      items: [signature('tester', 'Tester'), signature('witness', 'Witness')],
    },
  ],
})
