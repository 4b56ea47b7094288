import { lotoEnergies, lotoEnergyLabels } from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'

// What templates are narrowed by, as it can be chosen; their categories are those of the equipment.

export const energyChoices = labelled(lotoEnergies, lotoEnergyLabels)
