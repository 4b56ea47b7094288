/** The words of signing out where an identity provider signs out as well. */
export const words = {
  title: 'You are signed out here',
  goesOn: (name: string) => `Now ${name} signs you out too. If nothing happens, go on yourself.`,
  goOn: (name: string) => `Go on to ${name}`,
  stay: 'Back to sign-in',
  done: 'You are signed out.',
} as const
