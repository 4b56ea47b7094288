/** Of codes that are scanned. */
export const barcodeWords = {
  scan: 'Scan',
  title: 'Scan a code',
  close: 'Close',
  aim: 'Hold the code in front of the camera. It is read by itself.',
  opening: 'Opening the camera…',
  scanned: (code: string) => `Scanned: ${code}.`,
  refused:
    'This browser may not use the camera. Allow it for this site in the browser’s settings, or type the code.',
  noCamera: 'No camera was found on this device. Type the code instead.',
  failed:
    'The camera could not be opened; another program may have it. Try again, or type the code.',
} as const

/** Of machines that are scanned from their labels. */
export const machineWords = {
  chosen: (name: string) => `Scanned: ${name}.`,
  retired: (name: string) => `${name} is retired, so it is not chosen any more.`,
  elsewhere: 'This is a label of another portal. Nothing was chosen.',
  unknown: (code: string) =>
    `No equipment of your list has the code “${code}”. Nothing was chosen.`,
} as const
