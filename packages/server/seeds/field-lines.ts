import type { Question } from '@holdpoint/forms'
import type { SeededRandom } from './seeded-random.ts'

const crewsOnOnePad = [
  'Three crews on one pad, and this is how they kept out of each other’s way:',
  'one board at the gate with a column for each crew, filled in before anybody walks on;',
  'one radio channel for lifts and one for pressure, nobody talks across;',
  'one person named for the whole pad, with a white vest, who gives the word for every pressure test.',
  'It took ten minutes in the morning. In the afternoon a sand truck came early, and instead of a',
  'crowd at the belt there was one call and a clear answer. Worth copying on every shared pad.',
].join(' ')

/** Good practice seen on a walk: the title line of a walkaround. */
export const bestPracticeLines: readonly string[] = [
  'Sand crew hung a mirror at the blind corner of the belt. Drivers see the spotter now.',
  crewsOnOnePad,
  'Night lead walks the red zone with the day lead at every change of shift.',
  'Hose ramps painted yellow. Nobody stepped on a hose all morning.',
  'One person does nothing but watch the barrier while pressure is on.',
  'New hands carry a card with three questions to ask before each task.',
  'Bonding cable and drip tray hang on the same hook, so neither is forgotten.',
  'Slings laid out and counted on the ground before the first joint goes up.',
  'Toolbox talk was held at the missile, with a hand on the thing it was about.',
  'Fuel hand calls out loud before he opens the valve. The pump operator answers.',
  'Drinking water and shade put beside the sand belt. People stayed sharp in the heat.',
  'Gas monitors bump tested together at the gate, in one line, in two minutes.',
  'Grease spots covered at once, absorbent stands at every second pump.',
  'Mentor and new hand wear the same colour tape on the hat.',
  'Windsock on a long pole at the flowback tank: seen from everywhere.',
  'Crew stopped for a loose lamp before anybody asked them to.',
  'Spotter and driver agreed on signals before the truck moved, not while it moved.',
  'Muster point moved upwind at noon when the wind turned, board changed with it.',
  'Tools on lanyards on top of the blender. None dropped this week.',
  'Mechanic put a lock on before he looked, not after.',
  'Every extinguisher has its number on the ground beneath it. A missing one shows at once.',
  'Pump operator asked for a second look at the bleed-off line. Good question, it had moved.',
  'Housekeeping round at ten and at three, five minutes, all hands.',
  'Lighting checked at dusk and not at midnight.',
  'Customer rep joined the walk and found the same two things we did.',
]

/** What people write into the text questions. */
const linesOf: Readonly<Record<string, readonly string[]>> = {
  best_practice: bestPracticeLines,
  simultaneous_work: [
    'Pumping on well 1 only while we are in well 3. Treater and engineer on one channel, either may stop.',
    'No pumping while guns are above 200 feet. The word comes from the engineer.',
    'Pump-down on our call. Zipper valve closed and locked before stabbing off.',
    'Frac crew holds while we rig up, then goes on with well 2. Company man gives the start.',
    'Nothing at the same time today, frac crew is on maintenance until noon.',
    'Pumping next door stays below 8,500 psi while the crane is up. Treater reads it out each quarter hour.',
    'Stop word is "hold". Anyone may say it, all pumps go to neutral.',
    'Wireline has the pad until the plug is set, then a joint check of the valves before pumping.',
  ],
  person_role: ['Ran the crane', 'Held the tag line', 'Hooked up the hose', 'Walked past'],
  seen_by: ['Pump operator', 'Sand hand', 'Crane operator', 'Company man', 'Driver'],
  account: [
    'A sling slipped as the iron went up. The load was set down, nobody stood under it.',
    'The hose came off the ramp when the truck turned. Water on the ground, no pressure on it.',
    'He missed the last step of the trailer in the dark and came down on his hand.',
    'A bolt fell from the blender, two metres from the barrier. We closed the walkway.',
    'The truck rolled back about a metre before the brake held. The spotter had called out.',
    'Fuel ran over at the third pump for some seconds. The valve was closed, the pan was full.',
  ],
  finding: [
    'Log, count and locks all fit. Papers in one folder.',
    'Loading area in good order, rope and signs complete.',
    'Keys were on one ring, parted during the audit.',
    'Storm plan known by the lead, not by the new hands.',
    'Old misrun procedure in the unit, replaced.',
    'Returns sheet was a day behind, written up together.',
    'Clean audit. Arming order explained by the youngest hand.',
    'Meter stickers due next week, reminder set.',
    'Scrap bin without a lock, fixed on the spot.',
    'Good separation of detonators and guns in the new truck.',
  ],
}

const anyLines = ['Nothing to add.'] as const

/** A line of plain field English for a text question. */
export function lineFor({ key, instance }: Question, random: SeededRandom): string {
  return random.pick(linesOf[instance?.of ?? key] ?? anyLines)
}
