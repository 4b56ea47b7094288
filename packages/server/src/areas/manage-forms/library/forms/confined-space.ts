import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  criticalCheck,
  en,
  isBelow,
  mayAsk,
  reaches,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

const noAir: Rule = { op: 'or', args: [isBelow(19.5), reaches(23.5)] }
const whatWasDone = 'Write down what was done, and what was measured then.'

/** Into a tank, a vessel or a cellar: nobody goes in before the air is measured. */
export const confinedSpace = libraryForm({
  ...{ key: 'confined_space', title: 'Confined Space Entry', passMark: 95 },
  ...{ formType: 'Permit', icon: 'hard-hat' },
  description:
    'The record of a permit to enter a tank, a vessel or a cellar: closed off, measured, watched, ' +
    'with a way to get people out. It is handed in once everybody is out.',
  workflow: failedToManager,
  items: [
    section('space', 'The space', [
      ask('space_name', 'text', 'Which space', { titleAnswer: true }),
      ask('why', 'text', 'Why somebody goes in'),
      ask('held', 'text', 'What was in it last'),
      criticalCheck('closed_off', 'Is every line into it closed off, and locked?'),
      criticalCheck('locked_out', 'Is everything that moves or carries current locked out?'),
      check('cleaned', 'Is it drained, cleaned and aired?', { weight: 2 }),
    ]),
    section(
      'air',
      'The air',
      [
        ask('oxygen', 'decimal', 'Oxygen', {
          ...{ min: 0, max: 100, precision: 1, unit: '%', note: 'optional' },
          ...stopLimits(
            ['danger', null, 'Too little to breathe'],
            ['ok', 19.5, 'Right'],
            ['danger', 23.5, 'Too much: things catch fire'],
          ),
          on: alarm(noAir, 'Nobody goes in.', whatWasDone),
        }),
        ask('flammable', 'decimal', 'Flammable gas', {
          ...{ min: 0, max: 100, precision: 1, unit: '% LEL', note: 'optional' },
          ...stopLimits(['ok', null, 'Low enough'], ['danger', 10, 'Nobody goes in']),
          on: alarm(reaches(10), 'Nobody goes in.', whatWasDone),
        }),
        ask('hydrogen_sulphide', 'decimal', 'Hydrogen sulphide', {
          ...{ min: 0, max: 1000, precision: 1, unit: 'ppm H2S', note: 'optional' },
          ...stopLimits(['ok', null, 'Below 10 ppm'], ['danger', 10, 'Nobody goes in']),
          on: alarm(reaches(10), 'Nobody goes in.', whatWasDone),
        }),
        ask('carbon_monoxide', 'decimal', 'Carbon monoxide', {
          ...{ min: 0, max: 2000, precision: 1, unit: 'ppm CO', note: 'optional' },
          ...stopLimits(['ok', null, 'Below 35 ppm'], ['danger', 35, 'Nobody goes in']),
          on: alarm(reaches(35), 'Nobody goes in.', whatWasDone),
        }),
        criticalCheck(
          'levels',
          'Was the air measured at the top, in the middle and at the bottom?',
        ),
        criticalCheck('worn_monitors', 'Does everybody who goes in wear a monitor that is on?'),
      ],
      { intro: 'Measure from outside, oxygen first, with a monitor that was tested today.' },
    ),
    section('rescue', 'Watch and rescue', [
      ask('attendant', 'text', 'Who watches at the way in'),
      criticalCheck('attendant_stays', 'Does the watch stay outside as long as anybody is in?'),
      criticalCheck(
        'rescue_gear',
        'Can everybody be brought out without anybody going in after them?',
        'N/A where that cannot be, and a rescue crew stands by.',
      ),
      check('talking', 'Can those inside and the watch hear each other at all times?', {
        weight: 2,
      }),
    ]),
    section(
      'entrants',
      'Who goes in',
      [
        ask('entrant', 'text', 'Name'),
        ask('time_in', 'time', 'In at'),
        mayAsk('time_out', 'time', 'Out at', {
          hint: 'Before this is handed in nobody is inside.',
        }),
      ],
      { repeat: { label: en('Person'), min: 1, max: 12 } },
    ),
    section('sign_off', 'Sign', [
      signature('supervisor', 'Whoever allows the entry'),
      signature('watch', 'Watch at the way in'),
    ]),
  ],
})
