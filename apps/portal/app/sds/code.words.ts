/** The words around a QR code. */
export const codeWords = {
  what: 'Safety data sheets',
  title: (name: string) => `Code: ${name}`,
  opens: (name: string) => `QR code that opens the safety data sheets of ${name}`,
  opensSheet: (name: string) => `QR code that opens the safety data sheet of ${name}`,
  kioskHint: 'Point your phone here to read what lies on this pad. No account is needed.',
  sheetHint: 'Point your phone here to read this sheet. You sign in to Holdpoint.',
  print: 'Print',
  back: 'Back',
  plate: 'QR code',
  printPage: 'Page to print',
} as const
