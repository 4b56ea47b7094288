// What people say under an entry: at most 100 characters each.

export const publicComments = [
  'Good walk. Thanks for fixing the lights before dark.',
  'Photos help a lot, keep doing that.',
  'Checked again this morning, the berm is dry now.',
  'Let us show this one at the Monday meeting.',
  'Which union was it? Please tag it before the next stage.',
  'New slings are on the hotshot, on site by noon.',
  'Same finding as last week. We need a lasting fix.',
  'Nice catch on the bleed-off line.',
  'I was there for the test. It held.',
  'Please add the serial number next time.',
  'Windsock is replaced, north side too.',
  'Thanks for stopping the job. Right call.',
  'The customer rep asked for a copy of this.',
  'Well done, crew.',
  'Extinguisher swapped from the spare rack.',
  'Barrier moved out ten feet to clear the sand belt.',
  'Can we get a better picture of the left side?',
  'Shift change at six, I told the night lead.',
  'Calibration sticker ordered for the monitor.',
  'Clean sheet three days running.',
] as const

export const privateComments = [
  'Third time for this crew. I will ride along on Thursday.',
  'Looks copied from yesterday. Will talk to him first.',
  'Mentor was not close enough. Spoke with the supervisor.',
  'Please look at the iron records before you approve.',
  'Good candidate for the mentor list.',
  'Score does not match what I saw on site.',
  'Hold this until the part numbers are confirmed.',
  'Customer has seen the finding, answer by Friday.',
] as const

export const rejectComments = [
  'Please add a photo of the fixed joint and send it again.',
  'Two answers do not match the pictures. Please check.',
  'Test pressure is below the job maximum. Redo and resubmit.',
  'The witness has to be somebody from the other crew.',
] as const
