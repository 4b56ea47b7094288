import { failedToManager, libraryForm } from '../library-form.ts'
import { check, criticalCheck, en, signature, stopLimits } from '../parts.ts'

/** A walk across the location at the start of a shift. */
export const wellsiteWalkaround = libraryForm({
  ...{ key: 'wellsite_walkaround', title: 'Wellsite Walkaround', passMark: 85 },
  ...{ formType: 'Inspection', icon: 'hard-hat' },
  description:
    'A walk across the location at the start of a shift: signs, barriers and the red zone, ' +
    'housekeeping, fire and fuel, and the people, before anybody starts a pump.',
  workflow: failedToManager,
  items: [
    {
      key: 'access',
      type: 'section',
      title: en('Access and housekeeping'),
      items: [
        check('entry_signs', "Do the entry signs show today's hazards and the muster point?"),
        check('walkways', 'Are the walkways free of hoses and mud ruts?'),
        check('lighting', 'Does the lighting cover every work area?', {
          hint: 'By day, check that the lamps work.',
        }),
        check('windsocks', 'Can a windsock be seen from all four quarters?', { weight: 2 }),
      ],
    },
    {
      key: 'pressure_zone',
      type: 'section',
      title: en('Pressure zone'),
      intro: en('Look from outside the barrier. Nobody enters to answer these.'),
      items: [
        criticalCheck('red_zone', 'Is the red zone barrier closed, with someone watching it?'),
        criticalCheck('bleed_off', 'Does the bleed-off line point away from people?'),
        criticalCheck('restraints', 'Is a restraint fitted on every pressured joint?'),
      ],
    },
    {
      key: 'fire_and_spill',
      type: 'section',
      title: en('Fire and spill'),
      items: [
        check('extinguishers', 'Are the extinguishers charged and tagged this month?'),
        check('fuel_trailer', 'Is the fuel trailer bonded and attended?', { weight: 2 }),
        check('containment', 'Is the containment dry and intact?'),
      ],
    },
    {
      key: 'people',
      type: 'section',
      title: en('People'),
      items: [
        check('ppe', 'Does everyone wear the PPE their task needs?', { weight: 2 }),
        check('sse', 'Do short-service employees wear the mark and work beside a mentor?', {
          weight: 2,
          hint: 'N/A when nobody on location is short-service.',
        }),
        check('toolbox', 'Do two people you ask know the subject of the last toolbox talk?'),
        {
          key: 'gas_reading',
          type: 'decimal',
          label: en('Gas monitor reading'),
          hint: en('Hydrogen sulphide, at head height near the wellhead barrier.'),
          required: true,
          min: 0,
          max: 1000,
          precision: 1,
          unit: 'ppm H2S',
          note: 'optional',
          ...stopLimits(
            ['ok', null, 'Below the limit of 10 ppm'],
            ['danger', 10, 'At or above the limit of 10 ppm'],
          ),
          on: [
            {
              when: { op: 'ge', args: [{ op: 'value' }, 10] },
              do: 'showMessage',
              message: en('Stop work, go upwind to the muster point and call the supervisor.'),
            },
            {
              when: { op: 'ge', args: [{ op: 'value' }, 10] },
              do: 'requireNote',
              message: en('Write down who was told and when.'),
            },
            { when: { op: 'ge', args: [{ op: 'value' }, 10] }, do: 'flag' },
          ],
        },
        {
          key: 'best_practice',
          type: 'longText',
          label: en('Best practice seen'),
          hint: en('Something another crew should copy.'),
          titleAnswer: true,
          media: {},
        },
        signature('inspector', 'Inspector'),
      ],
    },
  ],
})
