/** The words of deleting a record, on any list. */
export const words = {
  undo: 'Undo',
} as const
