import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  choices,
  criticalCheck,
  en,
  mayAsk,
  reaches,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

/** Welding, cutting and grinding: before the first spark, and until the place is cold. */
export const hotWork = libraryForm({
  ...{ key: 'hot_work', title: 'Hot Work Permit and Fire Watch', passMark: 95 },
  ...{ formType: 'Permit', icon: 'flame' },
  description:
    'The record of a permit for welding, cutting and grinding, from before the first spark until ' +
    'the place is cold. It is handed in after the work.',
  workflow: failedToManager,
  items: [
    section('work', 'The work', [
      ask('what', 'text', 'What is done, and on what', { titleAnswer: true }),
      ask('kind', 'multiChoice', 'Kind of work', {
        choices: choices({
          welding: 'Welding',
          cutting: 'Cutting with a flame',
          grinding: 'Grinding or cutting with a disc',
          heating: 'Heating with a torch',
        }),
      }),
      mayAsk('machine', 'equipment', 'Equipment that is worked on'),
      ask('valid_until', 'time', 'Permit holds until', {
        hint: 'At the latest the end of the shift.',
      }),
    ]),
    section('before', 'Before the first spark', [
      criticalCheck('isolated', 'Is what is worked on isolated, drained and free of gas?'),
      criticalCheck('cleared', 'Is everything that burns 35 ft away, or covered?'),
      ask('gas', 'decimal', 'Flammable gas at the place', {
        hint: 'With a tested monitor, not more than half an hour before the start.',
        ...{ min: 0, max: 100, precision: 1, unit: '% LEL', note: 'optional' },
        ...stopLimits(
          ['ok', null, 'Low enough to start'],
          ['warn', 5, 'Find out where it comes from'],
          ['danger', 10, 'No hot work'],
        ),
        on: alarm(
          reaches(10),
          'Do not start. Find the source, air the place and measure again.',
          'Write down where it came from and what was done.',
        ),
      }),
      check('monitor', 'Does a gas monitor stay on beside the work?', { weight: 2 }),
      check('leads', 'Are hoses, leads and the earth clamp sound?'),
      check('cylinders', 'Do the cylinders stand upright, tied, with flashback arrestors?', {
        hint: 'N/A where none are used.',
      }),
      check('screens', 'Do screens or blankets stop sparks and glare?'),
    ]),
    section('watch', 'Fire watch', [
      ask('watcher', 'text', 'Who keeps the fire watch'),
      criticalCheck('watch_only', 'Does the fire watch have nothing else to do?'),
      criticalCheck('extinguisher', 'Is a charged extinguisher within reach of the fire watch?'),
      check('alarm', 'Does the fire watch know how to raise the alarm?', { weight: 2 }),
    ]),
    section('after', 'After the last spark', [
      ask('ended', 'time', 'Work ended at'),
      ask('watched', 'duration', 'Watched from then on for', {
        validate: [
          {
            ...{ rule: reaches(60), level: 'error' },
            message: en('The watch goes on for an hour at least.'),
          },
        ],
      }),
      criticalCheck('cold', 'Was the place cold and free of smoke when it was left?'),
      signature('issuer', 'Whoever gave the permit'),
      signature('worker', 'Whoever did the work'),
      signature('watch_signs', 'Fire watch'),
    ]),
  ],
})
