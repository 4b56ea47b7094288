import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  choices,
  criticalCheck,
  isAnswered,
  isBelow,
  mayAsk,
  reaches,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

const degrees = { min: -100, max: 180, unit: '°F', note: 'optional' } as const

/** A crew in weather that wears people down. */
export const heatAndCold = libraryForm({
  ...{ key: 'heat_and_cold', title: 'Heat and Cold Stress', passMark: 85 },
  ...{ formType: 'Inspection', icon: 'leaf' },
  description:
    'A crew in heat or cold: how bad it is, what there is against it, and who is looked after.',
  workflow: failedToManager,
  items: [
    section('weather', 'The weather', [
      ask('season', 'choice', 'Today it is about', {
        ...{ titleAnswer: true, choices: choices({ heat: 'Heat', cold: 'Cold' }) },
      }),
      ask('air', 'integer', 'Temperature of the air', { min: -100, max: 180, unit: '°F' }),
      mayAsk('source', 'text', 'Where the figures come from', {
        hint: 'A gauge on location says more than a forecast.',
      }),
    ]),
    section(
      'heat',
      'Heat',
      [
        ask('heat_index', 'integer', 'Heat index', {
          ...degrees,
          ...stopLimits(
            ['ok', null, 'Water and rest as usual'],
            ['warn', 91, 'More breaks, in the shade'],
            ['danger', 103, 'Hard work moves to cooler hours'],
          ),
          on: alarm(
            reaches(103),
            'Stop hard work, or share it out in short turns.',
            'Write down the turns and the breaks that were agreed.',
          ),
        }),
        criticalCheck('water', 'Is there cool water for everybody, a quart an hour each?'),
        check('shade', 'Is there shade or a cooled room for breaks?', { weight: 2 }),
        check('used_to_it', 'Do people who are new or back from leave begin slowly?', {
          weight: 2,
        }),
        check('ice', 'Are ice and a way to cool somebody down at hand?'),
      ],
      { visible: isAnswered('season', 'heat') },
    ),
    section(
      'cold',
      'Cold',
      [
        ask('wind_chill', 'integer', 'Wind chill', {
          ...degrees,
          ...stopLimits(
            ['danger', null, 'Bare skin freezes within half an hour'],
            ['warn', -18, 'Cover all skin; short turns outside'],
            ['ok', 15, 'Warm clothes are enough'],
          ),
          on: alarm(
            isBelow(-18),
            'Only what cannot wait is done outside, in short turns.',
            'Write down the turns that were agreed.',
          ),
        }),
        criticalCheck('shelter', 'Is there a warm room that everybody can reach?'),
        criticalCheck('heaters', 'Are heaters vented, with an alarm for carbon monoxide?'),
        check('dry_clothes', 'Are there dry gloves, socks and liners to change into?'),
        check('ice_underfoot', 'Are stairs and walkways free of ice?', { weight: 2 }),
      ],
      { visible: isAnswered('season', 'cold') },
    ),
    section('people', 'People', [
      check('signs_known', 'Do two people you ask know the first signs of it?', { weight: 2 }),
      check('watched', 'Does everybody have somebody who watches over them?', { weight: 2 }),
      check('first_aid', 'Does somebody on location know the first aid for it?'),
      check('told', 'Were the breaks agreed with the customer, too?'),
      mayAsk('unwell', 'longText', 'Who felt unwell, and what was done'),
      signature('supervisor', 'Supervisor'),
    ]),
  ],
})
