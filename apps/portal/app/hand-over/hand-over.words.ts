/** The words of handing a form over to somebody else. */
export const words = {
  handOver: 'Hand over',
  title: 'Hand over to somebody else',
  about:
    'All that was answered goes along, and so do the sub-forms that are filled out. They are told, and it is theirs from then on: you read it once it is handed in.',
  to: 'Who goes on with it',
  seek: 'Search people by name',
  word: 'What they should know',
  wordHint: 'Optional. It stands in the history of the form.',
  back: 'Back to the form',
  cannot: 'This form cannot be handed over now. A sub-form goes with the form that it belongs to.',
} as const
