import { failedToManager, libraryForm } from '../library-form.ts'
import { ask, check, choices, criticalCheck, en, mayAsk, section, signature } from '../parts.ts'

/** How many are looked at in one round. */
const most = 40

/** All extinguishers of a place, one after the other, once a month. */
export const fireExtinguishers = libraryForm({
  ...{ key: 'fire_extinguishers', title: 'Fire Extinguishers, Monthly', passMark: 95 },
  ...{ formType: 'Equipment', icon: 'flame' },
  description: 'All extinguishers of a place, one after the other, once a month.',
  workflow: failedToManager,
  items: [
    section('round', 'The round', [
      ask('place_name', 'text', 'Building, yard or unit', { titleAnswer: true }),
      ask('expected', 'integer', 'How many there should be', {
        hint: `Where there are more than ${most}, each part of the place is a round.`,
        ...{ min: 1, max: most },
      }),
    ]),
    section(
      'extinguishers',
      'Extinguishers',
      [
        ask('tag', 'barcode', 'Its number', { hint: 'Scan its label, or type what it says.' }),
        ask('spot', 'text', 'Where it hangs'),
        ask('agent', 'choice', 'What is in it', {
          choices: choices({
            dry: 'Dry chemical',
            co2: 'Carbon dioxide',
            foam: 'Foam',
            water: 'Water',
            other: 'Something else',
          }),
        }),
        check('in_place', 'Does it hang where it should, with nothing in front of it?'),
        criticalCheck('gauge', 'Is the needle in the green?', 'Carbon dioxide has none: weigh it.'),
        criticalCheck('pin', 'Are pin and seal there?'),
        check('hose', 'Are hose and nozzle whole and open?'),
        check('body', 'Is the body free of dents and rust?'),
        check('serviced', 'Is the yearly service in date?', { weight: 2 }),
      ],
      { repeat: { label: en('Extinguisher'), min: 1, max: most } },
    ),
    section('end', 'At the end', [
      check('all_found', 'Were all of them found?', { weight: 2 }),
      check('signs', 'Can the sign of each be seen from afar?'),
      mayAsk('swapped', 'longText', 'Which were taken away, and what hangs there now'),
      ask('next', 'date', 'Next round', { hint: 'Within a month.' }),
      signature('inspector', 'Inspector'),
    ]),
  ],
})
