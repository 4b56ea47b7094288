/** The words of the pages that take people over from a table. */
export const words = {
  title: 'Take people over from a table',
  offer: 'Several people at once?',
  intro:
    'Choose a CSV or an Excel file. Its first row names the columns: employeeNumber, firstName, lastName and email; where you have them jobDesc, hireDate, managerNumber, isSSE (yes or no), and by the codes of your master data countryCode, divisionCode (district), lobCode (business unit), deptCode (department), jobCode (job title) and crew. Others are passed over; an empty cell leaves what is there.',
  introNext:
    'First you see what would become of each row. Nobody is changed before you say so, and nobody is invited by it.',
  file: 'Table of people',
  looked: 'Nobody has been changed yet.',
  apply: (people: number) => `Take over ${people} ${people === 1 ? 'person' : 'people'}`,
  number: 'Number',
  people: 'See the people who were not invited yet',
} as const
