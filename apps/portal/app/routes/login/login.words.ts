/** The words of the sign-in page. */
export const words = {
  title: 'Sign in',
  email: 'Work email',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  keep: 'Keep me signed in on this tablet',
  submit: 'Sign in',
  withProvider: (name: string) => `Sign in with ${name}`,
  orPassword: 'Or with your password',
  shared:
    'Shared tablet? Leave the box empty, and sign out before you hand it on. Unsent forms stay with you.',
  sharedProvider: (name: string) =>
    `Shared tablet? Sign out before you hand it on, and see that ${name} is signed out too. Unsent forms stay with you.`,
  demoTitle: 'Demo people',
  demoPassword: 'They all have the password',
} as const
