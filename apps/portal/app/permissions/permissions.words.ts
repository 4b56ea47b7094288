/** The words that all pages about rights share. */
export const words = {
  groups: 'Permission groups',
  group: 'Permission group',
  countOfRights: (count: number) =>
    count === 0 ? 'No rights' : count === 1 ? '1 right' : `${count} rights`,
  countOfPeople: (count: number) =>
    count === 0 ? 'Nobody' : count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`,
  someOf: (some: number, all: number) => `${some} of ${all}`,
  /** What of somebody's rights whoever gives them lacks. */
  notHeld: (labels: readonly string[]) => `You do not hold: ${labels.join('; ')}.`,
} as const
