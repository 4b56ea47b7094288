/** The words of the sign-in page. */
export const words = {
  title: 'Sign in',
  email: 'Work email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep me signed in on this tablet',
  submit: 'Sign in',
  shared:
    'Shared tablet? Leave the box empty, and sign out before you hand it on. Unsent forms stay with you.',
  sign: ['Stop', 'Check', 'Sign'],
  goOn: 'Go on',
  promise: 'No job passes a hold point until the form is signed.',
  demoTitle: 'Demo people',
  demoPassword: 'They all have the password',
} as const
