/** The words of the sign beside whatever is asked before anybody is signed in. */
export const words = {
  sign: ['Stop', 'Check', 'Sign'],
  goOn: 'Go on',
  promise: 'No job passes a hold point until the form is signed.',
} as const
