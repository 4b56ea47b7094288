/** The words of a record’s history. */
export const words = {
  title: 'History',
  older: 'Older',
  /** Who did what nobody did. */
  system: 'Holdpoint',
  fromTo: (from: string | null, to: string | null) =>
    from === null ? (to ?? '') : to === null ? `${from} taken away` : `${from} → ${to}`,
} as const
