import { failedToManager, libraryForm } from '../library-form.ts'
import { ask, check, criticalCheck, mayAsk, section, signature } from '../parts.ts'

/** A forklift or a telehandler before its first load of a shift. */
export const forklift = libraryForm({
  ...{ key: 'forklift', title: 'Forklift Pre-Use Check', passMark: 90 },
  ...{ formType: 'Equipment', icon: 'gauge' },
  description:
    'A forklift or a telehandler before its first load of a shift. What fails is tagged out.',
  workflow: failedToManager,
  items: [
    section('machine', 'Machine', [
      ask('unit', 'text', 'Number of the machine', { titleAnswer: true }),
      mayAsk('asset', 'equipment', 'The machine in the list'),
      ask('hours', 'decimal', 'Hours on the meter', {
        ...{ min: 0, max: 200_000, precision: 1, unit: 'h' },
      }),
    ]),
    section(
      'standing',
      'Standing, engine off',
      [
        criticalCheck('forks', 'Are the forks straight, without cracks, and pinned?'),
        criticalCheck('mast', 'Are mast, chains and rollers sound?'),
        criticalCheck('tyres', 'Are tyres and wheel nuts sound?'),
        check('leaks', 'Is it free of leaks?'),
        check('guard', 'Is the guard above the seat whole?', { weight: 2 }),
        check('plate', 'Can the plate with its capacities be read?'),
        check('fuel', 'Is fuel, gas or the battery secured and filled?'),
        check('extinguisher', 'Is an extinguisher on board, charged?'),
      ],
      { asTable: true },
    ),
    section(
      'running',
      'Running',
      [
        criticalCheck('brakes', 'Do the brakes hold, the parking brake too?'),
        criticalCheck('steering', 'Does it steer without play?'),
        check('hydraulics', 'Does the mast rise, tilt and come down smoothly?', { weight: 2 }),
        check('warnings', 'Do horn, lights and the reversing alarm work?', { weight: 2 }),
        criticalCheck('belt', 'Does the seat belt close and hold?'),
      ],
      { asTable: true },
    ),
    section('people', 'Driver', [
      criticalCheck('licence', 'Is the driver’s licence for this kind of machine in date?'),
      check('walkways', 'Are the ways for people apart from the ways for the machine?'),
      mayAsk('damage', 'photo', 'Photos of damage', { media: { max: 5 } }),
      signature('driver', 'Driver'),
    ]),
  ],
})
