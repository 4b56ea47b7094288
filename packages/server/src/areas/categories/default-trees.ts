import type { CategoryType } from '@holdpoint/api'

/** Names that lie below each other; a list is the last level. */
export type DefaultTree = readonly string[] | { readonly [name: string]: DefaultTree }

/**
 * The trees that come with Holdpoint, in our own words. SCAT keeps the shape of the technique, from
 * the loss back to what was lacking, and none of its owner's sentences: whoever has a licence writes
 * those in.
 */
export const defaultTrees: Readonly<Partial<Record<CategoryType, DefaultTree>>> = {
  classification: [
    ...['Service quality', 'Equipment reliability', 'HSE-linked quality', 'Customer complaint'],
    ...['Commercial', 'Data quality'],
  ],
  type: ['NPT event', 'Near miss', 'Product non-conformance', 'Misrun', 'Process deviation'],
  code: [
    ...['MECH', 'ELEC', 'HYD', 'CTRL', 'CHEM', 'PROP', 'DOWNHOLE', 'LOGIST', 'HUMAN', 'WEATHER'],
    'CUSTOMER',
  ],
  'well-fluid': [
    ...['Slickwater', 'Linear gel', 'Crosslinked', 'Acid', 'Produced water', 'Brine'],
    'Nitrogen foam',
  ],
  incident: {
    Fracturing: {
      'Pump fleet': [
        ...['Fluid end washout', 'Power end heat', 'Engine shutdown', 'Transmission fault'],
        'Packing leak',
      ],
      Blending: ['Tub level loss', 'Sand screen-out', 'Additive pump miss', 'Density swing'],
      Iron: ['Leak', 'Failed test', 'Seal cut'],
      Control: ['Data van loss', 'Wrong kick-out', 'Gauge drift'],
    },
    Wireline: {
      Conveyance: ['Stuck', 'Cable damage', 'Tool lost', 'Pump-down rate lost'],
      Perforating: ['Misfire', 'Wrong depth', 'Skipped stage', 'Partial shot'],
      Plug: ['Preset', 'Fails to hold', 'Late set'],
      'Pressure control': ['Grease loss', 'Ram leak'],
    },
    Logistics: ['Sand late', 'Fuel late', 'Water late', 'Part not on site'],
  },
  damage: {
    Equipment: ['Minor', 'Repairable', 'Write-off'],
    Well: ['Casing', 'Plug', 'Screen-out', 'Formation'],
    Environment: ['Inside containment', 'Off pad'],
    'Customer asset': ['Tree', 'Line', 'Instrument'],
  },
  'responsible-party': [
    ...['Our operations', 'Our maintenance', 'Vendor', 'Customer', 'Other contractor', 'Nature'],
  ],
  'responsible-vendor': [
    ...['Pumps and fluid ends', 'Valves, seats and packing', 'Engines and transmissions'],
    ...['Iron and hoses', 'Blenders and sand equipment', 'Electronics and sensors', 'Software'],
    ...['Wireline tools', 'Perforating guns', 'Plugs', 'Pressure control', 'Chemicals', 'Proppant'],
    ...['Fuel', 'Transport', 'Rental equipment'],
  ],
  'timeline-event': {
    'Rig up': ['Start', 'Test', 'Ready'],
    Stage: ['Start', 'Pad', 'Sand on', 'Cut', 'Flush', 'End'],
    Stop: ['Ours', 'Other', 'Weather', 'Customer hold'],
    Recovery: ['Found', 'Part ordered', 'Part arrived', 'Repaired', 'Test', 'Back on line'],
  },
  'equipment-involvement': ['Failed', 'Contributed', 'Damaged', 'Replacement', 'Witness'],
  'employee-role': [
    ...['Operator', 'Supervisor', 'Engineer', 'Mechanic', 'Electrician', 'Driver'],
    'Vendor technician',
  ],
  'employee-involvement': ['Involved', 'Witness', 'Responder', 'Reporter'],
  ncr: {
    Origin: ['Incoming', 'In process', 'Final', 'Customer'],
    Disposition: ['Use as is', 'Rework', 'Return', 'Scrap', 'Concession'],
    Class: ['Minor', 'Major', 'Critical'],
    Cause: ['Method', 'Machine', 'Material', 'People', 'Measure', 'Environment'],
  },
  scat: {
    'Loss potential': {
      Severity: ['A: major', 'B: serious', 'C: minor'],
      Chance: ['A: often', 'B: now and then', 'C: seldom'],
      Exposure: ['A: many people', 'B: some people', 'C: few people'],
    },
    Event: {
      Struck: ['Hit against', 'Hit by'],
      Fall: ['To a lower level', 'On the same level'],
      Caught: ['In', 'On', 'Between'],
      Contact: ['With energy or a substance'],
      Process: [
        ...['Abnormal operation', 'Contaminated product', 'Overload', 'Equipment breakdown'],
        'Release',
      ],
    },
    'Immediate cause': {
      Act: [
        ...['Unauthorised use', 'No warning given', 'Not secured', 'Wrong speed'],
        ...['Guard defeated', 'Bad tool used', 'Protective equipment missing', 'Poor loading'],
        ...['Poor placing', 'Poor lifting', 'Wrong position', 'Work on live equipment'],
        ...['Distraction', 'Unfit for work', 'Step skipped', 'Poor communication'],
      ],
      Condition: [
        ...['Guard lacking', 'Defective equipment', 'Crowded area', 'Weak alarm', 'Fire risk'],
        ...['Untidy', 'Noise', 'Heat or cold', 'Light', 'Air', 'Pressure', 'Layout'],
      ],
    },
    'Basic cause: person': {
      'Body fit': ['Reach or strength', 'Sight or hearing', 'Illness'],
      'Mind fit': ['Judgement', 'Memory', 'Reaction'],
      'Physical stress': ['Tired', 'Heat or cold', 'Long in one position'],
      'Mental stress': ['Overload', 'Time pressure', 'Monotony', 'Worry'],
      Knowledge: ['Not taught', 'Forgotten', 'Misunderstood'],
      Skill: ['Not practised', 'Done seldom', 'Not coached'],
      Motivation: ['Shortcut rewarded', 'Care not noticed', 'Frustration'],
    },
    'Basic cause: job': {
      Leadership: ['Duties unclear', 'Poor planning', 'No follow-up', 'No instruction'],
      Engineering: ['Risk not assessed', 'Wrong design', 'Change not managed'],
      Purchasing: ['Wrong specification', 'Vendor not checked', 'No receiving check'],
      Maintenance: ['Not planned', 'Put off', 'Done wrongly', 'Wrong part'],
      Tools: ['Not there', 'Unfit for the job', 'Not looked after'],
      Standards: ['None there', 'Unclear', 'Not known', 'Not kept up to date'],
      Wear: ['Used too long', 'Not inspected', 'Overloaded'],
      Misuse: ['Tolerated', 'Not noticed', 'Intended'],
      Communication: ['Between shifts', 'Between crews', 'With the customer', 'With the vendor'],
    },
    'Control needed': {
      Lead: ['Leadership', 'Planned inspection', 'Investigation', 'Observation', 'Evaluation'],
      People: ['Training', 'Hiring', 'Health', 'Communication', 'Off the job'],
      Work: ['Task procedure', 'Rules and permits', 'Emergency plan', 'Protective equipment'],
      Things: ['Engineering and change', 'Materials and services'],
    },
  },
}
