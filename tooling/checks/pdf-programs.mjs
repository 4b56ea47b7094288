/** What documents are looked at with, by Debian's packages. */
export const pdfPrograms = [
  { file: '/usr/bin/qpdf', package: 'qpdf' },
  { file: '/usr/bin/pdftotext', package: 'poppler-utils' },
]
