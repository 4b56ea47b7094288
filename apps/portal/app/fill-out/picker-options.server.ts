import type { MasterContent } from '@holdpoint/api'
import type { PickerOptions } from './picker-options.ts'

/** The lists that pickers need, by the names of the master call. */
export const pickerKeys = ['districts', 'businessUnits', 'crews', 'pads', 'customers'] as const

/** The master lists as pickers offer them. */
export function toPickerOptions(content: MasterContent): PickerOptions {
  return {
    district: (content.districts ?? []).map(({ divisionCode, divisionDesc, isRetired }) => ({
      ...{ value: divisionCode, label: divisionDesc, isRetired },
    })),
    businessUnit: (content.businessUnits ?? []).map(({ lobCode, lobDesc, isRetired }) => ({
      ...{ value: lobCode, label: lobDesc, isRetired },
    })),
    crew: (content.crews ?? []).map(({ crew, crewName, divisionCode, isRetired }) => ({
      isRetired,
      value: crew,
      label: crewName,
      district: divisionCode,
    })),
    customer: (content.customers ?? []).map(({ id, name, isRetired }) => ({
      ...{ value: id, label: name, isRetired },
    })),
    pad: (content.pads ?? []).map(({ id, padName, padNumber, divisionCode, isRetired }) => ({
      isRetired,
      value: id,
      label: padName,
      detail: padNumber,
      district: divisionCode,
    })),
  }
}
