const anna = {
  personId: 'sample-1',
  fullName: 'Anna Berg',
  firstName: 'Anna',
  lastName: 'Berg',
  employeeTitle: 'Crew Supervisor',
  employeeEmail: 'anna.berg@company.example',
  hireDate: '2019-05-06',
}
const tomas = {
  personId: 'sample-2',
  fullName: 'Tomas Reyes',
  firstName: 'Tomas',
  lastName: 'Reyes',
  employeeTitle: 'Floorhand',
  employeeEmail: 'tomas.reyes@company.example',
  hireDate: '2026-08-17',
  isSSE: true,
}

/** Made-up data for the preview, by the name of the property that a page would set. */
export const samples: Readonly<Record<string, unknown>> = {
  person: tomas,
  people: [anna, tomas],
  me: anna,
  tabs: [
    { label: 'Ongoing', href: '#ongoing', count: 4, isCurrent: true },
    { label: 'Completed', href: '#completed', count: 12 },
  ],
  options: [
    { value: '1', label: 'North field' },
    { value: '2', label: 'South field' },
    { value: '3', label: 'Yard' },
  ],
}
