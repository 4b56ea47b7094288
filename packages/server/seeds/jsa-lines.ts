import type { JsaPermit } from '@holdpoint/api'

/** A job of the demo world: its steps, each with a hazard of the library by its title. */
export type JobLine = {
  title: string
  description: string
  steps: readonly (readonly [step: string, hazard: string])[]
  permits: readonly JsaPermit[]
  simops: string
  /** What the crew said that they have learnt. */
  lessons: readonly string[]
}

const pressure = 'Treating line parts under pressure'
const lift = 'Load drops or swings in a lift'
const dust = 'Silica dust at sand transfer'
const truck = 'Truck reverses onto a spotter'
const gas = 'H2S at the flowback tank'
const gun = 'Gun fires at surface'
const hammer = 'Hand caught at a hammer union'
const acid = 'Acid splash on make-up'
const fuel = 'Hot refuelling fire'
const fatigue = 'Fatigue after hitch nights'

/** What crews of each unit do, in the order in which it comes round. */
export const jobLines: Readonly<Record<'FRAC' | 'WL', readonly JobLine[]>> = {
  FRAC: [
    {
      title: 'Rig up the treating iron to well 3H',
      description: 'Iron from the missile to the zipper, restraints on, tested to the limit.',
      steps: [
        ['Spot the iron truck', truck],
        ['Lift the swivels', lift],
        ['Make up the line', hammer],
        ['Test the line', pressure],
      ],
      permits: ['lifting', 'pressure_test'],
      simops: 'Wireline on 5H, crane shared. Radio before each lift.',
      lessons: [
        'Second hammer was missing: one hand waited with the union open. Lay out tools first.',
        'Spotter stood behind the truck once. He has the cones in front of him now.',
      ],
    },
    {
      title: 'Change a fluid end on pump 6',
      description: 'Isolated and bled, old end off, new one on, tested.',
      steps: [
        ['Isolate and bleed', pressure],
        ['Lift the fluid end', lift],
        ['Hammer up', hammer],
      ],
      permits: ['lifting', 'electrical'],
      simops: '',
      lessons: ['Drain pan before the last bolt. The pad stayed dry this time.'],
    },
    {
      title: 'Refuel the spread between stages',
      description: 'Pumps idle, hoses bonded, one bank after the other.',
      steps: [
        ['Bring the fuel truck in', truck],
        ['Fuel the pumps', fuel],
      ],
      permits: ['hot_work'],
      simops: 'Sand is not offloaded while the fuel truck is in.',
      lessons: ['The charged line did not reach pump 11. One more length is on the truck now.'],
    },
    {
      title: 'Offload sand boxes at night',
      description: 'Boxes from the trucks to the belt, lights on all sides.',
      steps: [
        ['Bring the trucks in', truck],
        ['Lift the boxes', lift],
        ['Run the belt', dust],
        ['Drive home', fatigue],
      ],
      permits: ['lifting'],
      simops: '',
      lessons: [
        'Light tower 2 blinded the forklift. Turned by ten degrees.',
        'Relief driver was not named before the shift. He is on the board from tonight.',
      ],
    },
    {
      title: 'Make up acid for stage 12',
      description: 'Water first, acid from the tote, shower and buffer at hand.',
      steps: [
        ['Lift the tote', lift],
        ['Mix the acid', acid],
        ['Pump the acid', pressure],
      ],
      permits: ['lifting'],
      simops: 'Nobody else is at the chemical add while acid is open.',
      lessons: ['Shower was cold: heat trace was off. Checked with the round from now on.'],
    },
  ],
  WL: [
    {
      title: 'Arm and run the guns for stage 9',
      description: 'Guns armed in the closed yard, radios off, pressure equalised before the run.',
      steps: [
        ['Arm the guns', gun],
        ['Lift the lubricator', lift],
        ['Equalise and run in', pressure],
      ],
      permits: ['radiation', 'lifting'],
      simops: 'Frac on the sister well. Nobody keys a radio within the signs.',
      lessons: ['A phone was found in a coverall at the gate. The box stands before the gate now.'],
    },
    {
      title: 'Swap the wireline cable',
      description: 'Old drum off, new drum on, head rebuilt and pull tested.',
      steps: [
        ['Back the drum trailer', truck],
        ['Lift the drums', lift],
        ['Rebuild the head', hammer],
      ],
      permits: ['lifting'],
      simops: '',
      lessons: ['Two tag lines on the drum, not one. It did not turn.'],
    },
    {
      title: 'Fish a parted cable at 5H',
      description: 'Grease head packed, fishing string in, slow.',
      steps: [
        ['Bleed at the flowback tank', gas],
        ['Lift the fishing string', lift],
        ['Run and catch', pressure],
        ['Drive home', fatigue],
      ],
      permits: ['lifting', 'confined_space'],
      simops: 'Flowback stays shut while the lubricator is open.',
      lessons: ['Fourth hour of the night was the worst. Swap the winch operator at two.'],
    },
  ],
}

/** Why work was stopped, and what was said when it went on. */
export const stopLines: readonly (readonly [stopped: string, resumed: string])[] = [
  ['Wind went over the limit of the crane.', 'Wind is down. The drop zone is wider by one box.'],
  ['Somebody walked into the red zone.', 'Barrier closed, a watch stands at the east side.'],
  ['Spotter and driver lost sight of each other.', 'A second spotter is on the blind side.'],
]

/** What whoever is hurt or sees smoke does, on any pad. */
export const emergencyLine =
  'Muster at the gate, upwind. Channel 4, then 911 with the pad sign read out.'
