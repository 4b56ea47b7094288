/** The words around labels that are printed. */
export const words = {
  print: 'Print',
  back: 'Back',
} as const
