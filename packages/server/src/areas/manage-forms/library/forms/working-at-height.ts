import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  choices,
  criticalCheck,
  en,
  isAnswered,
  isBelow,
  section,
  shownWhen,
  signature,
  stopLimits,
} from '../parts.ts'

const spareClearance: Rule = {
  op: 'sub',
  args: [
    { op: 'answer', key: 'clearance' },
    { op: 'answer', key: 'needed' },
  ],
}

/** Whoever stands in a basket is clipped on in it, whatever else is there. */
const isHarnessWorn: Rule = {
  op: 'or',
  args: [isAnswered('protection', 'harness'), isAnswered('way_up', 'lift')],
}
const isUnprotected: Rule = {
  op: 'and',
  args: [isAnswered('protection', 'ladder'), { op: 'not', args: [isAnswered('way_up', 'ladder')] }],
}

const feet = { min: 0, max: 500, precision: 1, unit: 'ft' }

/** Somebody above the ground, and what catches them. */
export const workingAtHeight = libraryForm({
  ...{ key: 'working_at_height', title: 'Working at Height and Harness Check', passMark: 95 },
  ...{ formType: 'Permit', icon: 'cable' },
  description:
    'Before somebody goes up: the way up, the harness, the anchor, the room to fall, the rescue.',
  workflow: failedToManager,
  items: [
    section('work', 'The work', [
      ask('what', 'text', 'What is done up there', { titleAnswer: true }),
      ask('height', 'decimal', 'Height above the ground', feet),
      check('ground_first', 'Was it looked at whether it can be done from the ground?'),
      ask('way_up', 'choice', 'The way up', {
        choices: choices({
          scaffold: 'Scaffold',
          ladder: 'Ladder',
          lift: 'Lift or basket',
          structure: 'Derrick, tank or other structure',
        }),
      }),
      shownWhen(
        isAnswered('way_up', 'ladder'),
        criticalCheck('ladder', 'Is the ladder tied, and does it stand 3 ft above the landing?'),
      ),
      shownWhen(
        isAnswered('way_up', 'scaffold'),
        criticalCheck('scaffold', 'Does the tag of the scaffold say that it was inspected?'),
      ),
      shownWhen(
        isAnswered('way_up', 'lift'),
        criticalCheck('lift', 'Was the lift checked today, and is everybody clipped on in it?'),
      ),
      ask('protection', 'choice', 'What protects them from a fall', {
        choices: choices({
          harness: 'A harness, clipped to an anchor',
          guardrails: 'Guardrails',
          ladder: 'Nothing beside a ladder',
        }),
      }),
      shownWhen(
        isAnswered('protection', 'guardrails'),
        criticalCheck('guardrails', 'Do guardrails stand at every open side?'),
      ),
      shownWhen(
        isUnprotected,
        criticalCheck(
          'no_edge',
          'Can nobody fall from where they stand?',
          'Without a harness and guardrails nobody works beside an open side.',
        ),
      ),
    ]),
    section(
      'harness',
      'Harness and anchor',
      [
        ask('harness_id', 'text', 'Number of the harness'),
        ask('harness_date', 'date', 'Last inspection of the harness', {
          validate: [
            {
              rule: {
                op: 'le',
                args: [{ op: 'dateDiff', args: [{ op: 'value' }, { op: 'today' }] }, 365],
              },
              ...{ level: 'error', message: en('A harness is inspected once a year at least.') },
            },
          ],
        }),
        criticalCheck('webbing', 'Are webbing, stitching and buckles whole and clean?'),
        criticalCheck('hooks', 'Do the lanyard and its hooks close and lock?'),
        check('fit', 'Did somebody else look at how the harness sits?', { weight: 2 }),
        criticalCheck('anchor', 'Is the anchor rated for a fall, and above the shoulders?'),
        ask('clearance', 'decimal', 'Room to fall below the anchor', feet),
        ask('needed', 'decimal', 'Room that the gear needs', {
          hint: 'It stands on the label of the lanyard or the block.',
          ...feet,
        }),
        {
          ...{ key: 'spare', type: 'calc', label: en('Room to spare') },
          ...{ calc: spareClearance, precision: 1, unit: 'ft', note: 'optional' },
          ...stopLimits(
            ['danger', null, 'They would hit the ground'],
            ['warn', 0, 'Close: a higher anchor is better'],
            ['ok', 3, 'Enough'],
          ),
          on: alarm(isBelow(0), 'Nobody goes up with this gear.', 'Write down what was changed.'),
        },
      ],
      { visible: isHarnessWorn },
    ),
    section('below', 'Below and rescue', [
      criticalCheck('roped_off', 'Is the ground below roped off?'),
      check('tools', 'Are all tools tied?', { weight: 2 }),
      shownWhen(
        isHarnessWorn,
        criticalCheck(
          'rescue',
          'Can somebody who hangs in the harness be brought down within minutes?',
        ),
      ),
      signature('worker', 'Whoever goes up'),
      signature('supervisor', 'Supervisor'),
    ]),
  ],
})
