import { approvedByManager, libraryForm } from '../library-form.ts'
import { check, criticalCheck, en, signature } from '../parts.ts'

/** An audit of how a crew keeps, moves, arms and returns its explosives. */
export const explosivesAudit = libraryForm({
  ...{ key: 'explosives_audit', title: 'Perforating Explosives Audit', passMark: 95 },
  ...{ formType: 'Audit', icon: 'flame' },
  description: 'How a crew keeps, moves, arms and returns its explosives.',
  workflow: approvedByManager,
  items: [
    {
      key: 'storage',
      type: 'section',
      title: en('Storage and transport'),
      items: [
        criticalCheck('magazine_log', 'Does the magazine log match what you count?'),
        check('two_locks', 'Are there two locks, with a keyholder for each?', { weight: 2 }),
        criticalCheck('detonators_apart', 'Are the detonators kept apart from the guns?'),
        check('transport_papers', 'Are the transport papers complete?'),
      ],
    },
    {
      key: 'loading',
      type: 'section',
      title: en('Loading area'),
      items: [
        criticalCheck('area_roped', 'Is the loading area roped off, with nothing that can ignite?'),
        criticalCheck('licensed_only', 'Are only licensed people inside the rope?'),
        criticalCheck('safe_meter', 'Is the meter tested, and of a type that cannot fire a gun?'),
        check('storm_plan', 'Does the crew know what to do when a storm comes?', { weight: 2 }),
      ],
    },
    {
      key: 'arming',
      type: 'section',
      title: en('Arming and misruns'),
      items: [
        criticalCheck('arming_last', 'Is the gun armed last, over the hole?'),
        check('misrun', 'Is the misrun procedure at hand?'),
        criticalCheck('surface_shunt', 'Does the surface shunt stay on until arming?'),
      ],
    },
    {
      key: 'returns',
      type: 'section',
      title: en('Scrap and returns'),
      items: [
        check('scrap', 'Is scrap collected, counted and locked away?'),
        {
          key: 'returns_reconciled',
          type: 'photo',
          label: en('Photo of the reconciled returns sheet'),
          required: true,
        },
        {
          key: 'finding',
          type: 'text',
          label: en('The finding in one line'),
          hint: en('It becomes the title of this audit.'),
          titleAnswer: true,
        },
        {
          ...{ key: 'papers', type: 'file', label: en('Shipping papers and the magazine log') },
          hint: en('As the magazine keeps them: a PDF, or the workbook itself.'),
          media: { max: 5 },
        },
        signature('auditor', 'Auditor'),
      ],
    },
  ],
})
