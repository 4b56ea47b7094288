export * as MultiSelect from './multi-select.tsx'
export { type MultiSelectOption, allValue, ignoreDuplicatesValue } from './multi-select.rules.ts'
export { type MultiSelectInput, type MultiSelectState, useMultiSelect } from './use-multi-select.ts'
