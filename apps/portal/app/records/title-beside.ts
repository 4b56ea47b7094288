const contractor = 'Contractor'

/** Who a contractor works for, in words; null of everybody else. */
export function contractorWords(contractorOf: string | null): string | null {
  return contractorOf === null ? null : [contractor, contractorOf].filter(Boolean).join(' · ')
}

/** What somebody does, as it stands beside their name where people are chosen: a contractor is told. */
export function titleBeside(person: {
  employeeTitle?: string | null | undefined
  contractorOf?: string | null | undefined
}): string | null {
  const { employeeTitle = null, contractorOf = null } = person
  return [contractorWords(contractorOf), employeeTitle].filter(Boolean).join(', ') || null
}
