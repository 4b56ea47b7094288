/** Of places that a question asks for. */
export const locationWords = {
  kept: 'The place is kept with the answer. North first: 61.2181, -149.9003.',
  here: 'Use where I am',
  reading: 'Finding where you are…',
  found: (place: string) => `Found: ${place}.`,
  typedMeanwhile: 'You typed a place meanwhile: that one stays.',
  refused:
    'This browser may not say where you are. Allow it for this site in the browser’s settings, or type the place.',
  unknown:
    'This device could not find where it is. Under the open sky it may; else type the place.',
  tooLate: 'Finding where you are took too long. Try again under the open sky, or type the place.',
  map: 'Show on a map',
} as const
