// The words of who somebody works for (decision 0166).

/** What somebody is to the company, as the session of a user has it (spec 3). */
export const employeeTypes = ['Field', 'Office', 'Contractor'] as const
/** What somebody is to the company. */
export type EmployeeType = (typeof employeeTypes)[number]

/** What each is called. */
export const employeeTypeLabels: Readonly<Record<EmployeeType, string>> = {
  Field: 'Field',
  Office: 'Office',
  Contractor: 'Contractor',
}

/** The type that a word names, in whatever case; undefined where it names none. */
export function employeeTypeIn(word: string): EmployeeType | undefined {
  const wanted = word.trim().toLowerCase()
  return employeeTypes.find((type) => type.toLowerCase() === wanted)
}

/** What a company is called: by its code where nobody has named it. */
export function companyWords({ code, name }: { code: string; name: string }): string {
  return name || code
}
