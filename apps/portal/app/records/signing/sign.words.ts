import type { Translated } from '../../ui/translated.ts'

/** The words of signing, whatever is signed. */
export const signWords = {
  here: 'Sign here',
  draw: 'Draw',
  type: 'Type',
  way: 'How to sign',
  clear: 'Clear',
  use: 'Sign',
  signing: 'Signing…',
  again: 'Sign again',
  keep: 'Keep the signature',
  name: 'Your name',
  password: 'Your password',
  passwordHint: 'The one that you sign in with. It proves that it is you who signs.',
  drawHint: 'With a finger, a pen or the mouse.',
  photo: 'A photo of the signature',
  photoHint: 'Signed on paper: a PNG or JPEG of it.',
  padFailed: 'The field to draw in could not be loaded. You can type your name instead.',
  tryAgain: 'Try again',
  drawFirst: 'Draw your signature first.',
  nameFirst: 'Type your name to sign.',
  passwordFirst: 'Type your password to sign.',
  typedMeaning: 'Signed by typed name, proved with the person’s password.',
  drawnMeaning: 'Signed by hand on the screen.',
  pictureOf: (name: string) => `Signature of ${name}`,
  failed: 'The signature was not saved. Please try again.',
  notSaved:
    'Sign once your answers and photos are saved: a signature stands for what is on the page.',
} as const

/** The same words, in whatever language. */
export type SigningWords = Translated<typeof signWords>
