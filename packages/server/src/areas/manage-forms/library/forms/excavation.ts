import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import {
  ask,
  check,
  choices,
  criticalCheck,
  en,
  isAnswered,
  section,
  shownWhen,
  signature,
} from '../parts.ts'

const deeperThan = (feet: number): Rule => ({
  op: 'ge',
  args: [{ op: 'answer', key: 'depth' }, feet],
})

/** Loose ground comes down before a hole is deep. */
const mayComeDown: Rule = {
  op: 'or',
  args: [deeperThan(5), isAnswered('soil', 'loose'), isAnswered('soil', 'sand')],
}

/** Digging: what lies in the ground, and what keeps the sides from coming down. */
export const excavation = libraryForm({
  ...{ key: 'excavation', title: 'Excavation and Ground Disturbance', passMark: 95 },
  ...{ formType: 'Permit', icon: 'search' },
  description: 'Before and while somebody digs: what lies in the ground, and what holds the sides.',
  workflow: failedToManager,
  items: [
    section('ground', 'The ground', [
      ask('where', 'text', 'Where is dug, and what for', { titleAnswer: true }),
      ask('depth', 'decimal', 'Greatest depth', { min: 0, max: 100, precision: 1, unit: 'ft' }),
      ask('soil', 'choice', 'The soil', {
        choices: choices({
          rock: 'Rock that stands by itself',
          firm: 'Firm clay',
          loose: 'Silt, gravel or soil dug before',
          sand: 'Sand, or soil with water in it',
        }),
      }),
      ask('ticket', 'text', 'Number of the locate ticket'),
      ask('ticket_until', 'date', 'The ticket holds until', {
        validate: [
          {
            rule: { op: 'ge', args: [{ op: 'value' }, { op: 'today' }] },
            ...{ level: 'error', message: en('The ticket has run out: ask for a new one.') },
          },
        ],
      }),
    ]),
    section('lines', 'Lines in the ground and above', [
      criticalCheck('marked', 'Are all buried lines marked on the ground, as the ticket says?'),
      criticalCheck(
        'exposed',
        'Is every line laid bare by hand or vacuum before a machine comes near?',
      ),
      check('owners', 'Were the owners of the lines told?', { weight: 2 }),
      criticalCheck(
        'overhead',
        'Does the machine keep its distance to overhead lines?',
        'N/A where there are none.',
      ),
    ]),
    section('hole', 'The hole', [
      shownWhen(
        mayComeDown,
        criticalCheck(
          'held',
          'Are the sides sloped, shored or in a box?',
          'From 5 ft on, and before that where the soil is loose or sand.',
        ),
      ),
      shownWhen(
        deeperThan(4),
        criticalCheck('way_out', 'Is there a ladder or a ramp within 25 ft of everybody in it?'),
      ),
      shownWhen(
        deeperThan(4),
        criticalCheck(
          'air',
          'Was the air at the bottom measured, and is it good?',
          'N/A where no gas can gather.',
        ),
      ),
      check('edge', 'Do soil, pipe and machines keep 2 ft from the edge?', { weight: 2 }),
      check('water', 'Is it free of water?'),
      check('fence', 'Is it fenced, and lit at night?'),
      criticalCheck('looked_at', 'Has a competent person looked at it today, and after rain?'),
    ]),
    section('people', 'People', [
      ask('competent', 'text', 'Competent person'),
      check('spotter', 'Does a spotter stand by whenever the machine moves?', { weight: 2 }),
      ask('picture', 'photo', 'Photo of the marks and the hole', { media: { max: 5 } }),
      signature('competent_signs', 'Competent person'),
      signature('operator', 'Operator of the machine'),
    ]),
  ],
})
