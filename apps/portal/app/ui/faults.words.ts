/** The words of what stands at the top of a form that was refused. */
export const words = {
  count: (count: number) =>
    count === 1 ? 'One thing is to be put right' : `${count} things are to be put right`,
} as const
