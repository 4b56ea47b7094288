export const words = {
  formOfAnother: (name: string) =>
    `That page was opened by somebody else, so nothing was done. ${name} is signed in here now.`,
} as const
