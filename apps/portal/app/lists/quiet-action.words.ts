/** What a part says whose post was not heard. */
export const words = {
  noNetwork: 'Holdpoint could not be reached, so nothing was sent. Please try again.',
  signedOut: 'You are signed out, so nothing was sent. Your text is still here.',
} as const
