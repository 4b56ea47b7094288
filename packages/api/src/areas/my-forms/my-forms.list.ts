import {
  defineFilter,
  type AddressFilter,
  type CallFilter,
  type SavedValues,
} from '../../lists/filter.ts'
import { choices, flag, places, range } from '../../lists/filter-parts.ts'
import { defineList } from '../../lists/list.ts'
import { sentences } from '../../sentences.ts'
import { formSections } from '../../vocabulary/form-status.ts'
import { myFormsPageSize, scoreMax, scoreMin, searchDelayMs } from '../../vocabulary/limits.ts'

// What can be asked of the list of forms. The specification spells each filter in three ways (spec 2,
// spec 3, spec 7), `businessUnites` included. What was assigned, is overdue or has failed is ours
// (decision 0131).

/** What entries are narrowed by, whichever list they stand in. */
export const entryParts = {
  countries: places('countries', 'selectedCountry', 'countryIds'),
  districts: choices('districts', 'selectedDistrict', 'districtIds'),
  businessUnits: choices('businessUnites', 'selectedBusinessUnitOptions', 'businessUnitIds'),
  crews: places('crews', 'selectedCrewOptions', 'crewIds'),
  customers: choices('customers', 'selectedCustomerOptions', 'customerIds'),
  pads: choices('padNames', 'selectedPadNameOptions', 'padIds'),
  assets: choices('assetIds', 'selectedAssets', 'assetIds'),
  formTypes: choices('formTypes', 'selectedFormTypeOptions', 'formTypeIds'),
  formIds: choices('formIds', 'selectedFormIds', 'formIds'),
  statuses: choices('status', 'selectedStatus', 'status'),
  score: range('score', 'selectedScore', 'score', { low: scoreMin, high: scoreMax }),
  isElevated: flag('elevated', 'elevatedSelected', 'elevated'),
  isFailed: flag('isFailed', 'isFailedSelected', 'isFailed'),
  hasCriticalFailure: flag(
    'hasCriticalFailure',
    'hasCriticalFailureSelected',
    'hasCriticalFailure',
  ),
  isKudos: flag('isKudos', 'isKudosSelected', 'isKudos'),
  isPrivateComment: flag('isPrivateComment', 'isPrivateCommentSelected', 'isPrivateComment'),
  isPublicComment: flag('isPublicComment', 'isPublicCommentSelected', 'isPublicComment'),
} as const

/** What the list of forms is narrowed by: in the call, in the address and in a saved filter. */
export const myFormsFilter = defineFilter(
  {
    isAssigned: flag('isAssigned', 'isAssignedSelected', 'isAssigned'),
    isOverdue: flag('isOverdue', 'isOverdueSelected', 'isOverdue'),
    ...entryParts,
  },
  { call: ['startDate', 'endDate'], address: ['selectedStartDate', 'selectedEndDate'] },
)

/** What the list of forms is narrowed to. */
export type MyFormsFilter = typeof myFormsFilter.plain
/** The filter parameters of the list call alone, without section, search and order. */
export type MyFormsCallFilter = CallFilter<typeof myFormsFilter.parts, typeof myFormsFilter.days>
/** The filter parameters of the page's address. */
export type MyFormsAddressFilter = AddressFilter<
  typeof myFormsFilter.parts,
  typeof myFormsFilter.days
>
/** What a saved filter of the list holds. */
export type MyFormsSavedValues = SavedValues<typeof myFormsFilter.parts>

/** The list of forms. */
export const myFormsList = defineList({
  name: 'myform',
  sections: formSections,
  orders: { date: 'desc', form_name: 'asc', form_type: 'asc', form_status: 'asc' },
  filter: myFormsFilter,
  pageSize: myFormsPageSize,
  searchDelayMs,
  emptyText: sentences.myForms.empty,
  noAccess: 'my_forms',
  follows: 'my_form',
})
