import { companyWords, employeeTypeLabels, employeeTypes, type Company } from '@holdpoint/api'
import { labelled } from '../lists/filters/choices.ts'
import type { Choice } from '../lists/filters/lookups.ts'

/** What people are to the company. */
export const employeeTypeChoices = labelled(employeeTypes, employeeTypeLabels)

/** A company as it can be chosen. */
export function companyChoice(company: Company): Choice {
  const { code, name } = company
  return { value: code, label: companyWords(company), hint: name === '' ? undefined : code }
}
