/** The words of what is taken along where there is no network. */
export const packWords = {
  padsTitle: 'Sheets by pad',
  padsIntro:
    'Open a pad while there is a network, and this device keeps its sheets. They open at the same place without one.',
  mine: 'My pads',
  others: 'Other pads',
  none: 'Nothing with an approved sheet lies on any pad.',
  sheets: (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`),
  title: (pad: string) => `Safety data sheets: ${pad}`,
  asOf: (when: string) => `As of ${when}.`,
  kept: (sheets: string, when: string) => `Kept on this device: ${sheets}, as of ${when}.`,
  keeping: 'This device is keeping these sheets…',
  notKept: 'This browser keeps nothing here. Save the file instead.',
  withoutScript: 'Without JavaScript, save the file: it opens without a network.',
  papers: 'The suppliers’ PDFs are not part of it.',
  save: 'Save as one file',
  made: (organisation: string, when: string) =>
    `${organisation}. Saved ${when}; what came into force since then is not in it.`,
  fileName: (pad: string) => `${pad} safety data sheets.html`,
} as const
