// What people of the demo world write on actions.

/** Why a move was made, by its event. */
export const reasons = {
  hold: [
    'Part on order, the supplier says Thursday.',
    'The unit is on another pad until the stage is done.',
    'Waits for the crane inspector.',
    'Shop is full, next bay is free after the weekend.',
  ],
  decline: [
    'Wrong crew: this unit moved to Blue last week.',
    'Not ours, the customer keeps this gate.',
    'Already done on the night shift, see the handover.',
    'Needs an electrician, nobody of ours may open the panel.',
  ],
  extend: [
    'Part on order.',
    'Rig moved, we are back on this pad next week.',
    'Two hands short this hitch.',
    'Weather day, nothing was lifted.',
    'Waits for the work order.',
  ],
  sendBack: [
    'The photo shows another unit. Please show the tag.',
    'One of the two is still missing.',
    'Done on day shift only, the night crew has not seen it.',
  ],
  cancel: [
    'The unit was sold and has left the yard.',
    'Raised twice, the other one stays.',
    'The pad is finished, nothing left to put right.',
    'Covered by the yearly overhaul.',
  ],
  notEffective: [
    'Found again on the next walk, three days in a row.',
    'It leaks at the same place after two stages.',
  ],
} as const

/** What is to be done in more words, by question. */
export const actionDescriptions: Readonly<Record<string, string>> = {
  entry_signs: 'The board still names the last customer. Renew it, and write a name below it.',
  walkways: 'Hoses lie across the path between the data van and the pumps.',
  lighting: 'The corner behind the chemical skid is dark. The mast does not go up all the way.',
  windsocks: 'One of three is gone since the storm. It must be seen from the missile.',
  extinguishers: 'One is below the green field. Check tag and date of all on the rack.',
  fuel_trailer: 'The clamp is worn through. No fuelling before it is bonded.',
  containment: 'Ten centimetres of water and a tear at the corner of the liner.',
  ppe: 'Only two face shields left in the doghouse, and no ear plugs.',
  sse: 'Each green hat gets a mentor on the board before the shift begins.',
  toolbox: 'Four joined after the talk. They sign once they have heard it.',
  bands_in_date: 'Two joints are a month over. Tag them out and send them in.',
  one_rating: 'Two ratings lie in one rack. Sort them and mark the rack.',
  wing_halves: 'The wings are pitted where the hammer lands.',
  seals: 'We ran short in the middle of the rig-up.',
  swivels: 'It takes two hands and a bar to turn it.',
  slings_rated: 'Three slings have no readable tag. Cut them up, do not store them.',
  leaks: 'A drop every ten seconds at the third joint under test pressure.',
  kick_outs: 'One pump was set above the line. Set all with the treater looking on.',
  grease: 'The grease is too stiff before sunrise to seal at pressure.',
  bop_rams: 'The lower ram needs four seconds more than the upper one.',
  depth_zero: 'The count is half a metre off over a thousand.',
  pick_plan: 'The plan in the cab is for another crane.',
  magazine_log: 'The log and the box differ by one cap box. Count it with both keyholders.',
  transport_papers: 'The emergency sheet in the folder is an old one.',
  misrun: 'The copy in the unit is from the year before last.',
}

/** Where nothing of its own is said. */
export const plainDescription =
  'Put it right, show it in a photo, and tell the crew at the next talk.'

/** What was raised without any record behind it. */
export const ownTitles = [
  'Bring the muster board of the yard up to date',
  'Order winter gloves for the night crews',
  'Walk the new hands through the red zone film',
  'Put a second eyewash station at the chemical skid',
  'Write the lessons of the hose burst on one page',
] as const

/** What comes again and again. */
export const recurringTitles = [
  ['Monthly drill of the emergency shutdown', 30],
  ['Weekly look through the sling store', 7],
  ['Quarterly count of the spill kits', 91],
] as const

/** What was raised from safety quality reports, in the order of those (`sqr-chains.ts`). */
export const sqrActionTitles = [
  'Set the low-rate alarm with the treater before pumping',
  'Check every addressable switch on the bench first',
  'Measure wall thickness of all elbows this month',
] as const
