/** The words of the code that is scanned at the gate. */
export const words = {
  title: 'Code for the gate',
  opens: (number: string) => `QR code that opens the sign-on of ${number}`,
  hint: (span: string | null, supervisor: string | null) =>
    ['Scan to read and sign on', span ?? '', supervisor === null ? '' : `Supervisor ${supervisor}`]
      .filter((part) => part !== '')
      .join('. ') + '.',
  closed: 'Nobody signs on to this job now.',
  span: (starts: string, ends: string) => `${starts} to ${ends}`,
} as const
