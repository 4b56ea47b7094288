import type { LotoEnergy, LotoTemplateState } from '@holdpoint/api'
import type { AssetCategory } from './assets.ts'

/** A point of a template, as somebody would write it on a board. */
export type PointLine = {
  tag: string
  energy: LotoEnergy
  magnitude: string
  device: string
  location: string
  method: string
  /** How zero energy is shown. */
  zero: string
  /** What must be read, and its unit. */
  reads?: readonly [expected: string, unit: string]
  /** How many locks it takes; one, where nothing is said. */
  locks?: number
  photo?: true
  stored?: string
  back?: string
}

/** A template of the demo world. Days are so many before today. */
export type TemplateLine = {
  code: string
  title: string
  category: AssetCategory
  /** The codes of the machines that it is for; all of the category, where none are named. */
  machines?: readonly string[]
  purpose: string
  notify: string
  shutdown: readonly string[]
  verification: string
  restoration: readonly string[]
  ppe: string
  points: readonly PointLine[]
  status: LotoTemplateState
  revision?: number
  author: 'approver' | 'admin'
  written: number
  approved?: number
  inspected?: number
  /** The reminder of its inspection that its author has had, so many days ahead. */
  told?: 30 | 0
  /** When it was retired or superseded, and why. */
  ended?: readonly [days: number, reason: string]
}

const fluidEnd: readonly PointLine[] = [
  {
    ...{ tag: 'P-1', energy: 'pressure', magnitude: 'Treating pressure, up to 15,000 psi' },
    ...{ device: 'Discharge plug valve', location: 'Discharge side of the fluid end' },
    method: 'Shut the plug valve.\nPut the chain through its handle and lock it.',
    ...{ zero: 'Gauge at zero, bleeder open, no flow.', reads: ['0', 'psi'], photo: true },
    stored: 'Bleed the line between the valve and the check.',
    back: 'Unlock, and open slowly once the line was pressure tested.',
  },
  {
    ...{ tag: 'P-2', energy: 'pressure', magnitude: 'Suction head of the blender, up to 90 psi' },
    ...{ device: 'Suction butterfly', location: 'Suction header' },
    method: 'Shut the butterfly and lock its handle.',
    zero: 'Drain port open and dry.',
    stored: 'Open the drain port of the suction header.',
  },
  {
    ...{ tag: 'P-3', energy: 'pressure', magnitude: 'What is trapped in the fluid end' },
    ...{ device: 'Bleed cap', location: 'Fluid end', locks: 0 },
    method: 'Stand aside and open the cap slowly.\nHang a tag on it.',
    zero: 'Crack the cover with the rod: no hiss.',
    stored: 'Leave the cap open for as long as the cover is off.',
  },
  {
    ...{ tag: 'M-1', energy: 'mechanical', magnitude: 'Drive line of a 2,500 hp engine' },
    ...{ device: 'Transmission neutral pin', location: 'Transmission, right side' },
    method: 'Shift to neutral and put the pin in.',
    zero: 'The pinion does not turn by the bar.',
  },
  {
    ...{ tag: 'E-1', energy: 'electrical', magnitude: '24 V start' },
    ...{ device: 'Battery disconnect', location: 'Tractor, left side' },
    method: 'Turn the disconnect off and lock it.',
    ...{ zero: 'Crank gives nothing, from the remote and at the unit.', reads: ['0', 'V'] },
  },
  {
    ...{ tag: 'H-1', energy: 'hydraulic', magnitude: 'Fan circuit, up to 3,000 psi' },
    ...{ device: 'Fan circuit shut-off', location: 'Below the radiator' },
    method: 'Shut it and lock it.',
    ...{ zero: 'Gauge at zero.', reads: ['0', 'psi'] },
    stored: 'Bleed the circuit to zero at the needle valve.',
  },
  {
    ...{ tag: 'S-1', energy: 'spring', magnitude: 'Valve springs' },
    ...{ device: 'Valve spring', location: 'Fluid end, each bore', locks: 0 },
    method: 'Compress it by the puller alone, and tag the bore.',
    zero: 'The spring lies loose in the bore.',
    stored: 'Let the puller back slowly.',
  },
]

const fluidEndWork = {
  code: 'LOTO-FP-01',
  title: 'Frac pump fluid end, valve and seat change',
  category: 'Pump',
  purpose: 'To change valves and seats of a fluid end with the pump on the line.',
  notify: 'Pump crew and data van.',
  verification:
    'Try to start it from the remote and at the unit. The meter is proven before and after.',
  restoration: [
    'Covers and caps are on, tools are counted',
    'Pressure test before the red zone opens again',
  ],
  ppe: 'FRC, hard hat, glasses, gloves, face shield at the caps.',
  author: 'approver',
} as const

/** What the crews of the demo world lock out. */
export const templateLines: readonly TemplateLine[] = [
  {
    ...{ ...fluidEndWork, revision: 3, status: 'superseded', written: 520, approved: 510 },
    shutdown: ['Throttle to idle', 'Stop the engine', 'Fuel off'],
    // What the next revision added: the springs, which somebody was hit by.
    points: fluidEnd.slice(0, -1),
    ended: [210, 'Revision 4 took its place.'],
  },
  {
    ...{ ...fluidEndWork, revision: 4, status: 'approved', written: 225, approved: 210 },
    shutdown: ['Transmission to neutral', 'Idle for 5 minutes', 'Stop the engine', 'Fuel off'],
    points: fluidEnd,
  },
  {
    ...{ code: 'LOTO-BL-02', title: 'Blender tub and auger entry', category: 'Blender' },
    ...{ status: 'approved', author: 'approver', written: 300, approved: 290, inspected: 30 },
    purpose: 'To enter the tub, or to reach into the augers. The group box is BX-07.',
    notify: 'Blender crew, data van, sand and chemical crews.',
    shutdown: [
      'Run the tub empty',
      'Stop the augers',
      'Stop the deck engine',
      'Close the sand gate',
    ],
    verification:
      'Try the augers and the engine at the panel. The permit for confined space stands, and the gas test is good.',
    restoration: [
      'Everybody is out and counted',
      'Guards and grating are on',
      'Gas test is signed off',
    ],
    ppe: 'FRC, hard hat, glasses, gloves, gas meter, harness for the tub.',
    points: [
      {
        ...{ tag: 'E-1', energy: 'electrical', magnitude: '24 V start' },
        ...{ device: 'Main engine start isolator', location: 'Deck engine, left side' },
        ...{ method: 'Turn it off and lock it.', zero: 'Start gives nothing.', reads: ['0', 'V'] },
      },
      {
        ...{ tag: 'E-2', energy: 'electrical', magnitude: '24 V control' },
        ...{ device: '24 V panel', location: 'Control cabin' },
        method: 'Turn the panel off and lock its door.',
        ...{ zero: 'Screens are dark, dead at the terminals.', reads: ['0', 'V'] },
      },
      {
        ...{ tag: 'H-1', energy: 'hydraulic', magnitude: 'Up to 4,000 psi' },
        ...{ device: 'Auger motor pump stroke lock', location: 'Hydraulic deck' },
        method: 'Bring the stroke to zero and lock it.',
        ...{ zero: 'Pressure of the auger motors at zero.', reads: ['0', 'psi'], photo: true },
      },
      {
        ...{ tag: 'H-2', energy: 'hydraulic', magnitude: 'Accumulator, 1,500 psi' },
        ...{ device: 'Accumulator dump valve', location: 'Hydraulic deck' },
        method: 'Open the dump valve and lock it open.',
        ...{ zero: 'Gauge at zero.', reads: ['0', 'psi'] },
        stored: 'Dump the accumulator to the tank and wait for the gauge.',
      },
      {
        ...{ tag: 'P-1', energy: 'pressure', magnitude: 'Suction head, up to 60 psi', locks: 6 },
        ...{ device: 'Suction header valves, six', location: 'Suction header' },
        method: 'Shut all six and lock each; a hasp holds them for the group.',
        zero: 'Header drain open and dry.',
        stored: 'Drain the header.',
      },
      {
        ...{ tag: 'P-2', energy: 'pressure', magnitude: 'Discharge head, up to 90 psi' },
        ...{ device: 'Discharge header valve', location: 'Discharge header' },
        method: 'Shut it, lock it, and open the bleed.',
        ...{ zero: 'Gauge at zero, bleed dry.', reads: ['0', 'psi'] },
        stored: 'Bleed the discharge header.',
      },
      {
        ...{ tag: 'G-1', energy: 'gravity', magnitude: 'Sand in the chute' },
        ...{ device: 'Sand gate', location: 'Above the hopper' },
        method: 'Pin the gate shut and lock the pin.',
        zero: 'Chute is empty by sight.',
        stored: 'Rod the chute until it is empty.',
      },
      {
        ...{ tag: 'C-1', energy: 'chemical', magnitude: 'Friction reducer, breaker, biocide' },
        ...{ device: 'Additive lines', location: 'Chemical side of the tub', locks: 0 },
        method: 'Take the hoses off and cap them. Read the safety data sheets.\nHang a tag.',
        zero: 'Caps are on and dry.',
      },
    ],
  },
  {
    ...{ code: 'LOTO-SC-03', title: 'Electric sand belt, 480 V', category: 'Sand belt' },
    ...{ status: 'approved', author: 'approver', written: 420, approved: 400, inspected: 45 },
    purpose:
      'To work on the belt, its drive or its rollers. Shifts change at 18:00: whoever comes in locks on first.',
    notify: 'Sand crew, blender crew, electrician on call.',
    shutdown: ['Run the belt empty', 'Stop at the field button', 'Stop at the panel'],
    verification: 'Try to start it at the field button.',
    restoration: ['Guards are on', 'Belt is clear', 'Electrician is there for the first start'],
    ppe: 'FRC, hard hat, glasses, gloves rated for 480 V at the terminals.',
    points: [
      {
        ...{ tag: 'E-1', energy: 'electrical', magnitude: '480 V', photo: true },
        ...{ device: 'MCC bucket 12', location: 'Motor control centre' },
        method: 'Turn the bucket off and lock it.\nHang a tag on its door.',
        zero: 'Dead at the motor terminals, phase to phase and to earth, with a proven tester.',
        ...{ reads: ['0', 'V'], stored: 'Wait 5 minutes for the drive to discharge.' },
      },
      {
        ...{ tag: 'E-2', energy: 'electrical', magnitude: '120 V control' },
        ...{ device: 'Control power fuse', location: 'Motor control centre' },
        method: 'Take the fuse out and lock its holder.',
        zero: 'Field button has no light.',
      },
      {
        ...{ tag: 'M-1', energy: 'gravity', magnitude: 'Belt tension weight, 900 lb' },
        ...{ device: 'Tension weight', location: 'Tail end', locks: 0 },
        method: 'Block the weight and hang a tag on the block.',
        zero: 'Belt is slack by hand.',
        stored: 'Let the weight down on the block.',
      },
      {
        ...{ tag: 'M-2', energy: 'mechanical', magnitude: 'Belt that runs back' },
        ...{ device: 'Backstop', location: 'Head pulley' },
        method: 'Pin the backstop and lock the pin.',
        zero: 'Head pulley does not turn by hand.',
      },
      {
        ...{ tag: 'N-1', energy: 'pneumatic', magnitude: '110 psi' },
        ...{ device: 'Air cleaner line valve', location: 'Below the head pulley' },
        method: 'Shut the valve and lock it.',
        ...{ zero: 'Gauge at zero.', reads: ['0', 'psi'], stored: 'Vent the line to zero.' },
      },
    ],
  },
  {
    ...{ code: 'LOTO-LT-04', title: 'Light tower, mast and lamps', category: 'Light tower' },
    ...{ status: 'approved', author: 'approver', written: 350, approved: 340, told: 30 },
    purpose: 'To change lamps or a mast cable.',
    notify: 'Whoever works in its light.',
    shutdown: ['Lamps off', 'Mast down', 'Stop the engine'],
    verification: 'Try lamps and start.',
    restoration: ['Glass and guards are on'],
    ppe: 'FRC, hard hat, glasses, gloves.',
    points: [
      {
        ...{ tag: 'E-1', energy: 'electrical', magnitude: '240 V' },
        ...{ device: 'Generator breaker', location: 'Panel' },
        method: 'Turn it off and lock it.',
        ...{ zero: 'Dead at the lamp plugs.', reads: ['0', 'V'] },
        stored: 'Wait 5 minutes for the ballasts.',
      },
      {
        ...{ tag: 'E-2', energy: 'electrical', magnitude: '12 V start' },
        ...{ device: 'Battery disconnect', location: 'Engine bay' },
        ...{ method: 'Turn it off and lock it.', zero: 'Start gives nothing.' },
      },
      {
        ...{ tag: 'G-1', energy: 'gravity', magnitude: 'Mast, 250 lb', locks: 0 },
        ...{ device: 'Mast pin', location: 'Foot of the mast' },
        method: 'Put the pin in with the mast down, and tag the winch.',
        zero: 'Winch line is slack.',
      },
    ],
  },
  {
    ...{ code: 'LOTO-GN-05', title: 'Generator service', category: 'Generator' },
    ...{ status: 'approved', author: 'approver', written: 390, approved: 372, told: 0 },
    purpose: 'To change oil and filters, and to work on the alternator.',
    notify: 'Everybody who is fed by it.',
    shutdown: [
      'Move the loads',
      'Open the main breaker',
      'Cool down for 5 minutes',
      'Stop the engine',
    ],
    verification: 'Try to start it at the panel and from remote.',
    restoration: ['Guards are on', 'Loads are off before the main breaker closes'],
    ppe: 'FRC, hard hat, glasses, gloves, hearing protection.',
    points: [
      {
        ...{ tag: 'E-1', energy: 'electrical', magnitude: '480 V' },
        ...{ device: 'Main breaker', location: 'Generator panel' },
        method: 'Open it, rack it out and lock it.',
        ...{ zero: 'Dead on both sides with a proven tester.', reads: ['0', 'V'] },
      },
      {
        ...{ tag: 'E-2', energy: 'electrical', magnitude: '24 V start' },
        ...{ device: 'Battery disconnect', location: 'Engine, right side' },
        ...{ method: 'Turn it off and lock it.', zero: 'Start gives nothing.' },
      },
      {
        ...{ tag: 'T-1', energy: 'thermal', magnitude: 'Coolant, 200 °F', locks: 0 },
        ...{ device: 'Radiator cap', location: 'Radiator' },
        method: 'Hang a tag on the cap until it is cool.',
        ...{ zero: 'Below 120 °F at the gauge.', stored: 'Let it cool for 30 minutes.' },
      },
    ],
  },
  {
    ...{ code: 'LOTO-WL-06', title: 'Wireline drum and chain', category: 'Wireline unit' },
    ...{ status: 'approved', author: 'admin', written: 160, approved: 150 },
    machines: ['WLU-01', 'WLU-02', 'WLU-03'],
    purpose: 'To work on the drum, its chain or its brake.',
    notify: 'Wireline crew and company representative.',
    shutdown: ['Tools are at surface and clamped', 'Brake on', 'Hydraulics off', 'Stop the engine'],
    verification: 'Try the joystick with the engine off.',
    restoration: ['Guards are on', 'Line is spooled under tension'],
    ppe: 'FRC, hard hat, glasses, gloves.',
    points: [
      {
        ...{ tag: 'H-1', energy: 'hydraulic', magnitude: 'Up to 5,000 psi' },
        ...{ device: 'Drum motor shut-off', location: 'Below the drum' },
        ...{ method: 'Shut it and lock it.', zero: 'Gauge at zero.', reads: ['0', 'psi'] },
        stored: 'Work the joystick until the gauge is at zero.',
      },
      {
        ...{ tag: 'M-1', energy: 'mechanical', magnitude: 'Drum under line tension' },
        ...{ device: 'Drum lock', location: 'Drum flange' },
        method: 'Clamp the line, put the drum lock in and lock it.',
        zero: 'Line is slack behind the clamp.',
      },
    ],
  },
  {
    ...{ code: 'LOTO-CR-07', title: 'Crane boom cylinder and hoist', category: 'Crane' },
    ...{ status: 'in_review', author: 'admin', written: 6 },
    purpose: 'To change a hose of the boom or work on the hoist.',
    notify: 'Crane operator, riggers, wellsite supervisor.',
    shutdown: ['Boom on its rest', 'Hook down', 'Stop the engine'],
    verification: 'Try all levers with the engine off.',
    restoration: ['Hoses are tight', 'Cycle without a load'],
    ppe: 'FRC, hard hat, glasses, gloves.',
    points: [
      {
        ...{ tag: 'E-1', energy: 'electrical', magnitude: '24 V start' },
        ...{ device: 'Battery disconnect', location: 'Carrier, left side' },
        ...{ method: 'Turn it off and lock it.', zero: 'Start gives nothing.' },
      },
      {
        ...{ tag: 'H-1', energy: 'hydraulic', magnitude: 'Up to 4,500 psi' },
        ...{ device: 'Pilot lever lock', location: 'Cabin' },
        ...{ method: 'Lock the pilot lever.', zero: 'Gauge at zero.', reads: ['0', 'psi'] },
        stored: 'Work all levers until nothing moves.',
      },
      {
        ...{ tag: 'G-1', energy: 'gravity', magnitude: 'Boom, 9,000 lb', locks: 0 },
        ...{ device: 'Boom rest', location: 'Front of the carrier' },
        ...{ method: 'Lay the boom on its rest and chain it.', zero: 'Boom line is slack.' },
      },
    ],
  },
  {
    ...{ code: '', title: 'Iron truck, pressure test pump', category: 'Iron truck' },
    ...{ status: 'draft', author: 'approver', written: 2 },
    purpose: 'To change packing or a hose of the test pump.',
    ...{ notify: '', shutdown: ['Bleed the test line', 'Shut the air off'], verification: '' },
    ...{ restoration: [], ppe: '' },
    points: [
      {
        ...{ tag: 'N-1', energy: 'pneumatic', magnitude: '120 psi' },
        ...{ device: 'Air supply valve', location: 'Test cabinet' },
        ...{ method: 'Shut it and lock it.', zero: '' },
      },
    ],
  },
  {
    ...{ code: 'LOTO-FT-08', title: 'Fuel trailer hose reel', category: 'Fuel trailer' },
    ...{ status: 'retired', author: 'approver', written: 480, approved: 470 },
    purpose: 'To change the drive of the hose reel.',
    notify: 'Fuel hand and pump crew.',
    shutdown: ['Hose back on the reel', 'Fuel pump off'],
    verification: 'Try the reel.',
    restoration: ['Guards are on'],
    ppe: 'FRC, hard hat, glasses, gloves.',
    points: [
      {
        ...{ tag: 'N-1', energy: 'pneumatic', magnitude: '110 psi' },
        ...{ device: 'Air motor valve', location: 'Reel' },
        ...{ method: 'Shut it and lock it.', zero: 'Reel does not turn.' },
        stored: 'Vent the line.',
      },
    ],
    ended: [120, 'The trailers have hand reels now.'],
  },
]
