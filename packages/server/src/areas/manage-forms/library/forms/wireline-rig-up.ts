import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import { check, criticalCheck, en, signature, stopLimits } from '../parts.ts'

const shareOfRating: Rule = {
  op: 'mul',
  args: [
    {
      op: 'div',
      args: [
        { op: 'answer', key: 'wellhead_pressure' },
        { op: 'answer', key: 'rated_pressure' },
      ],
    },
    100,
  ],
}

/** The rig-up of a wireline unit, up to the moment the well may be opened. */
export const wirelineRigUp = libraryForm({
  ...{ key: 'wireline_rig_up', title: 'Wireline Rig-Up and Pressure Control', passMark: 90 },
  ...{ formType: 'Inspection', icon: 'cable' },
  description: 'Rig-up of a wireline unit, until the well may be opened.',
  workflow: failedToManager,
  items: [
    {
      key: 'well',
      type: 'section',
      title: en('Well'),
      items: [
        {
          ...{ key: 'wireline_unit', type: 'equipment', label: en('Wireline unit') },
          hint: en('Search for it by its number, or scan its label.'),
        },
        criticalCheck('well_status', 'Was the well status confirmed with the company man?'),
        {
          key: 'wellhead_pressure',
          type: 'integer',
          label: en('Wellhead pressure'),
          hint: en('As read on the gauge now.'),
          required: true,
          min: 0,
          max: 20000,
          unit: 'psi',
        },
        {
          key: 'rated_pressure',
          type: 'integer',
          label: en('Rated pressure of the pressure control equipment'),
          hint: en('The lowest rating of BOP, lubricator and stuffing box.'),
          required: true,
          min: 1,
          max: 20000,
          unit: 'psi',
        },
        {
          key: 'rated_share',
          type: 'calc',
          label: en('Wellhead pressure of what it is rated for'),
          calc: shareOfRating,
          precision: 0,
          unit: '%',
          note: 'optional',
          ...stopLimits(
            ['ok', null, 'Within the rating'],
            ['warn', 80, 'Close to the rating'],
            ['danger', 100, 'Over the rating: do not open the well'],
          ),
          on: [
            {
              when: { op: 'ge', args: [{ op: 'value' }, 80] },
              do: 'requireNote',
              message: en('Write down who agreed to work this close to the rating.'),
            },
          ],
        },
      ],
    },
    {
      key: 'pressure_control',
      type: 'section',
      title: en('Pressure control'),
      items: [
        criticalCheck('lubricator', 'Is the lubricator long enough for the whole tool string?'),
        check('grease', 'Is grease injection ready?', { weight: 2 }),
        criticalCheck('bop_rams', 'Did both BOP rams close and open in the function test?'),
        check('tool_trap', 'Does the tool trap hold?'),
      ],
    },
    {
      key: 'tool_string',
      type: 'section',
      title: en('Tool string and depth'),
      items: [
        {
          key: 'weak_point',
          type: 'integer',
          label: en('Weak point at the cable head'),
          hint: en('The pull at which it parts.'),
          required: true,
          min: 0,
          max: 20000,
          unit: 'lbf',
        },
        check('depth_zero', 'Was depth zeroed and checked against a short joint?', { weight: 2 }),
      ],
    },
    {
      key: 'electrical',
      type: 'section',
      title: en('Stray voltage and radio'),
      items: [
        criticalCheck('stray_voltage', 'Was stray voltage measured and below the limit?'),
        criticalCheck(
          'radio_silence',
          'Are radios and phones handled as the arming plan says?',
          'N/A when no explosives are run.',
        ),
      ],
    },
    {
      key: 'location',
      type: 'section',
      title: en('Crane, line and power'),
      items: [
        check('pick_plan', 'Is the pick plan for the crane at hand?'),
        check('exclusion_line', 'Is the exclusion line marked from the unit to the well?', {
          weight: 2,
        }),
        check('backup_power', 'Was the backup power tested?'),
      ],
    },
    {
      key: 'sign_off',
      type: 'section',
      title: en('Agree and sign'),
      items: [
        {
          key: 'simultaneous_work',
          type: 'longText',
          label: en('What was agreed about pumping at the same time'),
          hint: en('Who may pump, on which well, and who gives the word to stop.'),
          titleAnswer: true,
          required: true,
        },
        signature('engineer', 'Engineer'),
      ],
    },
  ],
})
