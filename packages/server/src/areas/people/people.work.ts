import type { Company, EmployeeType } from '@holdpoint/api'
import { sql } from 'kysely'
import { sha256 } from '../../canonical-json.ts'

// Who somebody works for (decision 0166): what a form, a table and a directory say of it is kept as it
// is worked out here.

/** What is said of it. */
export type SaidWork = {
  employeeType: EmployeeType
  companyCode: string | null
  companyName: string
  phone: string
}

/** The columns of `people` that hold it. */
export type WorkRow = {
  employee_type: EmployeeType
  company_code: string
  company_name: string
  phone: string
}

/** It as it is kept: a company without a code has one that is made from its name. */
export function workRow({ employeeType, companyCode, companyName, phone }: SaidWork): WorkRow {
  return {
    employee_type: employeeType,
    company_code: companyCode ?? codeOfCompany(companyName),
    company_name: companyName,
    phone,
  }
}

/** The company that somebody comes to who does not say all of it: another name has another code. */
export function companyAfter(
  said: { companyCode: string; companyName: string },
  before: Pick<WorkRow, 'company_code' | 'company_name'> | undefined,
): Pick<SaidWork, 'companyCode' | 'companyName'> {
  const { company_code: code = '', company_name: name = '' } = before ?? {}
  const isOtherName = said.companyName !== '' && name !== '' && said.companyName !== name
  const isOtherCode = said.companyCode !== '' && said.companyCode !== code
  return {
    companyCode: said.companyCode || (isOtherName ? '' : code) || null,
    companyName: said.companyName || (isOtherCode ? '' : name),
  }
}

/** The company as it travels. */
export function toCompany({
  company_code: code,
  company_name: name,
}: Pick<WorkRow, 'company_code' | 'company_name'>): Company | null {
  return code === '' && name === '' ? null : { code, name }
}

/** The company of a contractor, to be selected from `people as person`; null of everybody else. */
export const contractorOf = sql<string | null>`case when person.employee_type = 'Contractor'
  then coalesce(nullif(person.company_name, ''), person.company_code) end`

/** How long a code may be. */
const lengthMax = 64

/**
 * Letters and digits of a name without accents, with dashes between its words. Where that is not all of
 * the name, since it is written in other letters or is longer, a mark of the whole name goes behind.
 */
function codeOfCompany(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase()
  const dashed = plain.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '')
  const isWhole = dashed.length <= lengthMax && !/(?![A-Z0-9])[\p{L}\p{N}]/u.test(plain)
  if (name === '' || (isWhole && dashed !== '')) {
    return dashed
  }
  const mark = sha256(plain).slice(0, 8).toUpperCase()
  const before = dashed.slice(0, lengthMax - mark.length - 1).replace(/-$/, '')
  return before === '' ? mark : `${before}-${mark}`
}
