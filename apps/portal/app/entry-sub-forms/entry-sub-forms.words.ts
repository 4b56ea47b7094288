/** The words of what is filled out below an entry. */
export const words = {
  title: 'Sub-forms',
  partOf: 'Part of',
  add: (title: string) => `Add ${title}`,
  asked: (min: number, max: number) =>
    max === 0
      ? 'No longer asked for'
      : min === 0
        ? `Up to ${max} can be added`
        : min === max
          ? `${min} wanted`
          : `${min} wanted, up to ${max}`,
  of: (submitter: string) => `of ${submitter}`,
} as const
