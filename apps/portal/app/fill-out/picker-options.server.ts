import type { MasterContent } from '@holdpoint/api'
import type { PickerOptions } from './picker-options.ts'

/** The lists that pickers need, by the names of the master call. */
export const pickerKeys = ['districts', 'businessUnits', 'crews', 'pads', 'customers'] as const

/** The master lists as pickers offer them. */
export function toPickerOptions(content: MasterContent): PickerOptions {
  return {
    district: (content.districts ?? []).map(({ divisionCode, divisionDesc }) => ({
      value: divisionCode,
      label: divisionDesc,
    })),
    businessUnit: (content.businessUnits ?? []).map(({ lobCode, lobDesc }) => ({
      value: lobCode,
      label: lobDesc,
    })),
    crew: (content.crews ?? []).map(({ crew, crewName, divisionCode }) => ({
      value: crew,
      label: crewName,
      district: divisionCode,
    })),
    customer: (content.customers ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pad: (content.pads ?? []).map(({ id, padName, padNumber, divisionCode }) => ({
      value: id,
      label: padName,
      detail: padNumber,
      district: divisionCode,
    })),
  }
}
