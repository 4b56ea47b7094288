import { libraryForm } from '../library-form.ts'
import {
  answeredWith,
  ask,
  choices,
  en,
  isAnswered,
  mayAsk,
  reaches,
  section,
  shownWhen,
} from '../parts.ts'

/** What somebody saw before it hurt anybody, or what somebody did right. */
export const goodCatch = libraryForm({
  ...{ key: 'good_catch', title: 'Good Catch and Hazard Observation' },
  ...{ formType: 'Incident', icon: 'search' },
  description:
    'What somebody saw before it hurt anybody, what was done at once, and whom to thank.',
  items: [
    section('seen', 'What you saw', [
      ask('what', 'longText', 'What did you see?', {
        hint: 'What it was and where, not who was to blame.',
        titleAnswer: true,
      }),
      ask('kind', 'choice', 'What was it?', {
        choices: choices({
          safe_act: 'Somebody did something right',
          unsafe_act: 'Somebody did something that could have hurt',
          unsafe_condition: 'Something was wrong with the place or the equipment',
          near_miss: 'Something nearly went wrong',
        }),
      }),
      ask('energy', 'multiChoice', 'Which energy was it about?', {
        choices: choices({
          gravity: 'Gravity: falls and dropped objects',
          motion: 'Motion: vehicles and moving parts',
          tension: 'Tension: lines, springs, slings',
          pressure: 'Pressure: iron, hoses, vessels',
          electrical: 'Electricity',
          chemical: 'Chemicals and dust',
          temperature: 'Heat, cold and fire',
          radiation: 'Radiation and sun',
          biological: 'Animals, plants and germs',
          sound: 'Noise and vibration',
        }),
      }),
      shownWhen(
        { op: 'not', args: [isAnswered('kind', 'safe_act')] },
        ask('potential', 'risk', 'What could have come of it?', {
          hint: 'How likely it is to happen again, and the worst that it may do then.',
          on: [
            {
              ...{ when: reaches(3), do: 'requireAction' },
              message: en('Raise an action: this must not wait for the next time.'),
            },
          ],
        }),
      ),
      mayAsk('machine', 'equipment', 'Which machine was it about?'),
      mayAsk('spot', 'location', 'Where exactly was it?'),
      mayAsk('picture', 'photo', 'Photos of it', {
        hint: 'Take none where that would put you in danger.',
        media: { max: 5 },
      }),
    ]),
    section('done', 'What was done', [
      ask('stopped', 'yesNo', 'Was the work stopped?', { hint: 'N/A where nothing had to stop.' }),
      ask('fixed', 'yesNo', 'Was it put right on the spot?', {
        hint: 'N/A where nothing was wrong.',
        on: [
          {
            ...{ when: answeredWith('no'), do: 'requireAction' },
            message: en('Raise an action, so that somebody puts it right.'),
          },
        ],
      }),
      shownWhen(isAnswered('fixed', 'yes'), ask('what_done', 'longText', 'What was done?')),
      shownWhen(
        isAnswered('fixed', 'no'),
        ask('until_then', 'longText', 'What keeps people safe until then?'),
      ),
    ]),
    section('people', 'People', [
      mayAsk('thanks', 'person', 'Whom do you want to thank?', { many: true }),
      ask('telling', 'choice', 'When this is told to others', {
        choices: choices({ named: 'They may say who saw it', unnamed: 'Please leave my name out' }),
      }),
    ]),
  ],
})
