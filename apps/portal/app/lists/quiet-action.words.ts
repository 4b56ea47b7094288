/** What a part says whose post has no answer: it may have been heard all the same. */
export const words = {
  noNetwork:
    'Holdpoint could not be reached. Please try again: if it was heard after all, it counts once.',
  signedOut: 'You are signed out, so nothing was sent. Your text is still here.',
} as const
