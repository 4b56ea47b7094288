/** The words of the page that keeps a form which was not taken. */
export const words = {
  title: 'This was not saved',
  kept: 'What you typed is still here. It stays as long as this page is open.',
  ended: 'You were signed out before it arrived. Sign in again, then send it once more.',
  signIn: 'Sign in in a new tab',
  send: 'Send it again',
  files: 'Photos and files do not come along. Choose them again once the rest is saved.',
  sendWithout: 'Send it without the files',
  backTitle: 'You are signed in again',
  back: 'Go back to the tab that says “This was not saved”, and send it again there.',
  nothingTitle: 'Nothing is kept here',
  nothing: 'A form that was not taken stays only in the tab that it came from.',
  home: 'Go to the start page',
} as const
