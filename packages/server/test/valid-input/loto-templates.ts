import { cast } from '../cast.ts'
import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call about templates of lockouts. */
export function lotoTemplateInputs(ids: RecordIds) {
  const templateId = ids.lotoTemplate
  const ofStep = { templateId, stepId: 'none' }
  return {
    'loto.templates': {},
    'loto.template': { templateId },
    'loto.saveTemplate': { templateId, title: 'Change a valve' },
    'loto.removeTemplate': { templateId },
    'loto.moveTemplate': { templateId, event: 'submit' },
    'loto.inspectTemplate': {
      ...{ templateId, machine: 'PMP-01', inspectedOn: '2026-03-01', personIds: cast.employee },
    },
    'loto.inspectionPdf': { templateId, inspectionId: 'none' },
    'loto.inspectionPdfFile': {
      ...{ templateId, inspectionId: 'none', expires: '0', signature: 'x' },
    },
    'loto.copyTemplate': { templateId, kind: 'copy' },
    'loto.saveTemplateStep': { templateId, energyType: 'electrical', device: 'Isolator' },
    'loto.removeTemplateStep': ofStep,
    'loto.addTemplateStepMedia': { ...ofStep, file: 'upload:none' },
    'loto.removeTemplateStepMedia': { ...ofStep, uploadId: 'none' },
    'loto.templateStepMedia': { templateId, uploadId: 'none' },
  } satisfies Partial<ValidInputs<'loto'>>
}
