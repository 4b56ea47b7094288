import { usualRiskMatrix } from '@holdpoint/api'
import { isSection, type FormDefinition, type Question } from '@holdpoint/forms'
import * as incidents from '../../src/areas/manage-forms/library/forms/incident-report.ts'
import { explosivesAudit as audit } from '../../src/areas/manage-forms/library/forms/explosives-audit.ts'
import { treatingIron as iron } from '../../src/areas/manage-forms/library/forms/treating-iron.ts'
import { wellsiteWalkaround as walkaround } from '../../src/areas/manage-forms/library/forms/wellsite-walkaround.ts'
import { wirelineRigUp as wireline } from '../../src/areas/manage-forms/library/forms/wireline-rig-up.ts'
import { groupId } from '../permission-groups.ts'

// Forms of the library as the demo world uses them: with what only an organisation can say, who
// approves an entry, where it is taken further, and what is filled out below it. No
// reading fails its walkaround and its rig-up, so that what was handed in there keeps its score.

const { workflow: _ofLibrary, ...rigUp } = readingsUnscored(wireline.definition)

/** Whoever rigs up decides with the customer; nobody is asked afterwards. */
export const wirelineRigUp: FormDefinition = rigUp

export const treatingIron = iron.definition
export const witnessStatement = incidents.witnessStatement.definition

export const wellsiteWalkaround: FormDefinition = {
  ...readingsUnscored(walkaround.definition),
  // What is found wrong with iron is looked at piece by piece.
  workflow: { approvals: [], elevatesTo: [treatingIron.key] },
}

export const explosivesAudit: FormDefinition = {
  ...audit.definition,
  workflow: {
    approvals: [
      { meaning: 'Crew supervisor', by: 'manager', hours: 24 },
      { meaning: 'Safety review', by: { group: groupId('Reviewers') }, mode: 'any', hours: 48 },
    ],
  },
}

/** Somebody has to have said what they saw, and the location may be walked again. */
export const incidentReport: FormDefinition = {
  ...incidents.incidentReport.definition,
  riskMatrix: usualRiskMatrix,
  subForms: [
    { form: witnessStatement.key, min: 1, max: 10 },
    { form: wellsiteWalkaround.key, min: 0, max: 2 },
  ],
}

/** A form whose readings tell what they mean, and earn and fail nothing. */
function readingsUnscored(definition: FormDefinition): FormDefinition {
  const unscored = (question: Question): Question => {
    const { score, ...rest } = question
    return score?.bands === undefined ? question : rest
  }
  return {
    ...definition,
    items: definition.items.map((item) =>
      isSection(item) ? { ...item, items: item.items.map(unscored) } : unscored(item),
    ),
  }
}
