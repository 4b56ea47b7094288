/** The words of downloads that the specification leaves to us. */
export const words = {
  pdf: 'PDF',
  excel: 'Excel',
  excelFile: 'Excel file',
  /** What people answered, a question a column. */
  answersExcel: 'Answers in Excel',
  /** Said while the server makes the file. */
  preparing: (name: string) => `Preparing the ${name}…`,
  received: (size: string) => `${size} received`,
  cancel: 'Cancel',
  retry: 'Retry',
} as const

/** How much has arrived, as a person reads it. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
