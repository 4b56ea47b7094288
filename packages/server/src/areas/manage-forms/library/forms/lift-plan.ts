import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  criticalCheck,
  en,
  fact,
  isAnswered,
  mayAsk,
  reaches,
  section,
  shownWhen,
  signature,
  stopLimits,
} from '../parts.ts'

const shareOfChart: Rule = {
  op: 'mul',
  args: [
    {
      op: 'div',
      args: [
        { op: 'answer', key: 'load_weight' },
        { op: 'answer', key: 'chart_capacity' },
      ],
    },
    100,
  ],
}

const pounds = { min: 1, max: 2_000_000, unit: 'lb' }

/** A lift before the load leaves the ground. */
export const liftPlan = libraryForm({
  ...{ key: 'lift_plan', title: 'Lift Plan Check', passMark: 95 },
  ...{ formType: 'Permit', icon: 'link' },
  description:
    'A lift by crane before the load leaves the ground: load, chart, rigging, wind, people.',
  workflow: failedToManager,
  items: [
    section('load', 'Load and chart', [
      mayAsk('crane', 'equipment', 'Crane'),
      ask('lifted', 'text', 'What is lifted?', { titleAnswer: true }),
      ask('load_weight', 'integer', 'Weight of the load', {
        hint: 'With the block, the slings and all other rigging.',
        ...pounds,
      }),
      ask('radius', 'decimal', 'Greatest radius of the lift', {
        ...{ min: 0, max: 500, precision: 1, unit: 'ft' },
      }),
      ask('chart_capacity', 'integer', 'What the chart allows at that radius', pounds),
      {
        ...{ key: 'share', type: 'calc', label: en('Load of what the chart allows') },
        ...{ calc: shareOfChart, precision: 0, unit: '%', note: 'optional' },
        ...stopLimits(
          ['ok', null, 'Within the chart'],
          ['warn', 75, 'Close to the chart: a second person goes over the plan'],
          ['danger', 90, 'Do not lift: find another crane or another place'],
        ),
        on: [
          {
            ...{ when: reaches(75), do: 'requireNote' },
            message: en('Write down who went over the plan again.'),
          },
          { when: reaches(90), do: 'flag' },
        ],
      },
    ]),
    section('rigging', 'Crane and rigging', [
      criticalCheck('crane_inspection', 'Is the inspection of the crane in date?'),
      criticalCheck('slings', 'Are slings, hooks and shackles tagged, rated and sound?'),
      check('ground', 'Do the outriggers stand level on mats or firm ground?', { weight: 2 }),
    ]),
    section('place', 'Around the lift', [
      criticalCheck(
        'power_lines',
        'Is the distance to overhead lines kept wherever the boom may reach?',
        'N/A where there are none.',
      ),
      criticalCheck('drop_zone', 'Is the ground below the load marked off and clear of people?'),
      check('tag_lines', 'Are tag lines on the load?'),
      ask('wind', 'decimal', 'Wind, gusts included', {
        hint: 'The chart of the crane may ask for less.',
        ...{ min: 0, max: 150, precision: 1, unit: 'mph', note: 'optional' },
        ...stopLimits(
          ['ok', null, 'Calm enough'],
          ['warn', 20, 'Look at what the load does in the wind'],
          ['danger', 30, 'Too much wind to lift'],
        ),
        on: alarm(
          reaches(30),
          'Set the load down and wait.',
          'Write down when it is looked at again.',
        ),
      }),
    ]),
    section('people', 'People', [
      criticalCheck('operator_card', 'Is the operator’s card in date, and for this kind of crane?'),
      ask('rigger', 'text', 'Who rigs the load'),
      check('signaller', 'Is there one signaller, and are the signals agreed?', { weight: 2 }),
      fact('is_blind', 'Is any part of the lift out of the operator’s sight?'),
      shownWhen(
        isAnswered('is_blind', 'yes'),
        criticalCheck('radio', 'Was the radio tried, on a channel that nobody else uses?'),
      ),
      signature('operator', 'Operator'),
      signature('lift_lead', 'Leader of the lift'),
    ]),
  ],
})
