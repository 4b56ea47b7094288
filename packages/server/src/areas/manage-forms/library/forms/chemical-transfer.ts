import type { Rule } from '@holdpoint/forms'
import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  criticalCheck,
  en,
  isBelow,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

const roomAfter: Rule = {
  op: 'sub',
  args: [
    { op: 'answer', key: 'room' },
    { op: 'answer', key: 'volume' },
  ],
}

const gallons = { min: 0, max: 100_000, precision: 1, unit: 'gal' }

/** Chemicals from one tank to another, and what is ready should some of it go astray. */
export const chemicalTransfer = libraryForm({
  ...{ key: 'chemical_transfer', title: 'Chemical Transfer and Spill Readiness', passMark: 90 },
  ...{ formType: 'Inspection', icon: 'leaf' },
  description:
    'Before chemicals go from one tank to another: labels, gear, hoses, room, and the spill kit.',
  workflow: failedToManager,
  items: [
    section('product', 'Product and room', [
      ask('product_name', 'text', 'Product', { hint: 'As the label says it.', titleAnswer: true }),
      criticalCheck('label', 'Does the label say the same as the safety data sheet?'),
      criticalCheck('mixing', 'May this product meet what was in the other tank before?'),
      ask('volume', 'decimal', 'How much is moved', gallons),
      ask('room', 'decimal', 'Room in the tank that takes it', {
        hint: 'Read it off the gauge, up to the mark for full.',
        ...gallons,
      }),
      {
        ...{ key: 'room_after', type: 'calc', label: en('Room that is left afterwards') },
        ...{ calc: roomAfter, precision: 1, unit: 'gal', note: 'optional' },
        ...stopLimits(
          ['danger', null, 'It does not fit: do not start'],
          ['warn', 0, 'Tight: one person does nothing but watch the gauge'],
          ['ok', 20, 'It fits'],
        ),
        on: alarm(isBelow(0), 'Do not start the pump.', 'Write down what was changed.'),
      },
    ]),
    section('gear', 'People and protection', [
      criticalCheck('worn', 'Are goggles, face shield and gloves worn as the sheet asks?'),
      criticalCheck('eyewash', 'Did the eyewash run today, and can it be reached at once?'),
      criticalCheck('second_person', 'Does a second person stay and watch?'),
    ]),
    section('hoses', 'Hoses and tanks', [
      check('hose', 'Is the hose in date, and of a kind for this product?', { weight: 2 }),
      check('drip_trays', 'Are the ends capped, with trays under the joints?'),
      check('earthing', 'Is the earthing clip on bare metal?', {
        ...{ weight: 2, hint: 'N/A for what does not burn.' },
      }),
      check('overfill', 'Did the overfill alarm sound when it was tried?', {
        hint: 'N/A where there is none.',
      }),
    ]),
    section('spill', 'Should it spill', [
      check('berm', 'Does the berm hold more than the largest tank in it, and a tenth on top?', {
        weight: 2,
      }),
      check('drains', 'Are the drains nearby covered?'),
      check('spill_kit', 'Is the spill kit sealed, and within reach?'),
      check('waste', 'Is what is left over labelled as waste?'),
      ask('picture', 'photo', 'Photo of the hook-up', { media: { max: 3 } }),
      signature('operator', 'Operator'),
    ]),
  ],
})
