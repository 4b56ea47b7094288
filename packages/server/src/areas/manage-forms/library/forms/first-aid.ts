import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  criticalCheck,
  mayAsk,
  reaches,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

/** What is needed at once when somebody is hurt, looked at while nobody is. */
export const firstAid = libraryForm({
  ...{ key: 'first_aid', title: 'First-Aid Kit and Eyewash', passMark: 90 },
  ...{ formType: 'Equipment', icon: 'clipboard-check' },
  description: 'What is needed at once when somebody is hurt, looked at while nobody is.',
  workflow: failedToManager,
  items: [
    section('kit', 'First-aid kit', [
      ask('place_name', 'text', 'Where they are', {
        ...{ hint: 'The unit, the room or the spot on location.', titleAnswer: true },
      }),
      check('marked', 'Is the kit marked, and in nobody’s way?'),
      criticalCheck('complete', 'Is everything in it that its list names?'),
      check('in_date', 'Is nothing in it out of date?', { weight: 2 }),
      check('burns', 'Are there dressings for burns?'),
      criticalCheck(
        'defibrillator',
        'Does the defibrillator say that it is ready?',
        'N/A where there is none.',
      ),
      check('first_aiders', 'Do the names of the first-aiders hang beside it?'),
      mayAsk('refilled', 'longText', 'What was put in or replaced'),
    ]),
    section('eyewash', 'Eyewash and shower', [
      criticalCheck('reached', 'Can it be reached within ten seconds, with eyes closed?'),
      criticalCheck(
        'runs',
        'Does it run in both eyes at once, hands free?',
        'A bottle counts only until people reach one that runs.',
      ),
      check('long_enough', 'Does its water last for fifteen minutes?', { weight: 2 }),
      ask('water', 'integer', 'Temperature of its water', {
        ...{ min: 0, max: 212, unit: '°F', note: 'optional' },
        ...stopLimits(
          ['warn', null, 'Too cold to stay under for fifteen minutes'],
          ['ok', 60, 'Right'],
          ['danger', 100, 'Too hot for eyes'],
        ),
        on: alarm(
          reaches(100),
          'Nobody washes their eyes in it: have it turned down.',
          'Write down what was done, and where people go until then.',
        ),
      }),
      check('clean', 'Does clear water come, after it ran for a minute?'),
      check('caps', 'Are the caps on its nozzles?'),
      mayAsk('fluid_until', 'date', 'Its fluid holds until', {
        hint: 'Of one that is not on the mains.',
      }),
    ]),
    section('end', 'At the end', [
      ask('next', 'date', 'Next check', {
        hint: 'An eyewash runs every week, a kit is opened every month.',
      }),
      mayAsk('picture', 'photo', 'Photo of what is missing', { media: { max: 3 } }),
      signature('inspector', 'Inspector'),
    ]),
  ],
})
