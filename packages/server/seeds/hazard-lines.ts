import type {
  ControlLevel,
  HazardCategory,
  HazardState,
  HazardTag,
  LossCategory,
} from '@holdpoint/api'

/** A hazard of the demo world; risks are codes, likelihood digit first. */
export type HazardLine = {
  title: string
  description: string
  categories: readonly HazardCategory[]
  tags: readonly HazardTag[]
  losses: readonly LossCategory[]
  initial: number | null
  residual: number | null
  controls: readonly (readonly [ControlLevel, string])[]
  ppe?: string
  references?: string
  stopTrigger: string
  units?: readonly string[]
  status?: Exclude<HazardState, 'active'>
  reason?: string
  owner: 'reviewer' | 'manager'
  /** When it was written, so many days ago. */
  daysAgo: number
}

const [eliminate, substitute, engineer, administrate, wear] = [
  'elimination',
  'substitution',
  'engineering',
  'administrative',
  'ppe',
] as const

/** What the crews of the demo world meet, one that is being written, and one that is not met any more. */
export const hazardLines: readonly HazardLine[] = [
  {
    title: 'Treating line parts under pressure',
    description: 'A connection or a joint lets go and the line whips across the pad.',
    categories: ['pressure', 'line_of_fire'],
    tags: ['pressure'],
    losses: ['people', 'asset', 'production'],
    ...{ initial: 35, residual: 15 },
    controls: [
      [engineer, 'Pressure up from the remote stand'],
      [engineer, 'Rated restraints on every joint'],
      [administrate, 'Red zone closed and heads counted before pressure'],
      [engineer, 'Kick-outs proven before the stage'],
    ],
    stopTrigger: 'Somebody crosses the barrier of the red zone',
    units: ['FRAC'],
    ...{ owner: 'reviewer', daysAgo: 300 },
  },
  {
    title: 'Load drops or swings in a lift',
    description: 'Rigging fails or wind takes the load while people stand within its reach.',
    categories: ['lifting', 'dropped_objects'],
    tags: ['gravity', 'motion'],
    losses: ['people', 'asset'],
    ...{ initial: 34, residual: 14 },
    controls: [
      [eliminate, 'Set down near the point of use, so that one lift is enough'],
      [engineer, 'Rated rigging, checked before the first lift'],
      [administrate, 'Drop zone closed, one signaller'],
      [administrate, 'Tag lines on every load'],
    ],
    ppe: 'Hard hat with chin strap',
    stopTrigger: 'Wind over the limit of the crane',
    ...{ owner: 'manager', daysAgo: 372 },
  },
  {
    title: 'Silica dust at sand transfer',
    description: 'Fine sand hangs in the air at the belt and the hoppers and is breathed in.',
    categories: ['chemicals'],
    tags: ['chemical'],
    losses: ['people'],
    ...{ initial: 43, residual: 22 },
    controls: [
      [substitute, 'Boxed sand in place of pneumatic trucks'],
      [engineer, 'Shroud over the belt'],
      [engineer, 'Vacuum at every transfer point'],
      [administrate, 'Air sampled each quarter'],
      [wear, 'Fitted respirator'],
    ],
    ppe: 'Half-mask respirator with P100 filters, fit-tested within the year',
    references: '29 CFR 1926.1153',
    stopTrigger: 'Dust is seen above the shroud',
    units: ['FRAC'],
    ...{ owner: 'reviewer', daysAgo: 250 },
  },
  {
    title: 'Truck reverses onto a spotter',
    description: 'The driver loses sight of whoever guides the truck back.',
    categories: ['driving', 'line_of_fire'],
    tags: ['motion'],
    losses: ['people'],
    ...{ initial: 34, residual: 14 },
    controls: [
      [eliminate, 'Drive-through layout, so that nobody reverses'],
      [engineer, 'Cameras on every truck'],
      [administrate, 'The spotter stays in the mirror; lost from sight, the truck stops'],
      [wear, 'Bright vest'],
    ],
    ppe: 'High-visibility vest, class 3',
    stopTrigger: 'The spotter is out of sight',
    ...{ owner: 'manager', daysAgo: 200 },
  },
  {
    title: 'H2S at the flowback tank',
    description: 'Sour gas leaves the tank when a hatch is opened or the wind turns.',
    categories: ['chemicals'],
    tags: ['chemical'],
    losses: ['people', 'environment'],
    ...{ initial: 25, residual: 15 },
    controls: [
      [engineer, 'Gauge the tank remotely'],
      [engineer, 'Fixed detector heads, alarm at 10 ppm'],
      [administrate, 'Wind plan with two ways out'],
      [administrate, 'Nobody works at the tank alone'],
      [wear, 'Escape set within reach'],
    ],
    ppe: 'Personal monitor and escape set',
    stopTrigger: 'A gas alarm sounds',
    ...{ owner: 'reviewer', daysAgo: 150 },
  },
  {
    title: 'Gun fires at surface',
    description: 'A stray current sets off the charges before the string is in the hole.',
    categories: ['explosives', 'electrical'],
    tags: ['electrical', 'chemical'],
    losses: ['people', 'asset', 'reputation'],
    ...{ initial: 25, residual: 15 },
    controls: [
      [administrate, 'Arm with the string in the hole only'],
      [administrate, 'Radio silence while arming'],
      [engineer, 'Safe meter for every check'],
      [administrate, 'Work halts while a storm is near'],
    ],
    stopTrigger: 'Lightning within ten miles',
    units: ['WL'],
    ...{ owner: 'reviewer', daysAgo: 340 },
  },
  {
    title: 'Hand caught at a hammer union',
    description: 'Fingers lie on the wing when the hammer comes down.',
    categories: ['hand_tools', 'line_of_fire'],
    tags: ['mechanical'],
    losses: ['people'],
    ...{ initial: 43, residual: 22 },
    controls: [
      [substitute, 'Power tool in place of the hammer'],
      [engineer, 'Hands-off bar holds the wing'],
      [administrate, 'Call before every strike'],
      [wear, 'Impact gloves'],
    ],
    ppe: 'Impact gloves, level 3',
    stopTrigger: 'Two people on one union',
    ...{ owner: 'manager', daysAgo: 120 },
  },
  {
    title: 'Acid splash on make-up',
    description: 'A hose that still holds acid is opened at face height.',
    categories: ['chemicals', 'pressure'],
    tags: ['chemical'],
    losses: ['people', 'environment'],
    ...{ initial: 34, residual: 23 },
    controls: [
      [engineer, 'Dry-break couplings'],
      [administrate, 'Drain and vent before the first bolt'],
      [engineer, 'Eyewash within ten seconds’ reach'],
      [wear, 'Suit and face shield'],
    ],
    ppe: 'Chemical suit, face shield, long gloves',
    references: 'Safety data sheet of the blend',
    stopTrigger: 'A coupling drips',
    units: ['FRAC'],
    ...{ owner: 'reviewer', daysAgo: 90 },
  },
  {
    title: 'Hot refuelling fire',
    description: 'Fuel meets a hot surface while the engine runs.',
    categories: ['fuelling', 'hot_work'],
    tags: ['temperature', 'chemical'],
    losses: ['people', 'asset', 'environment', 'production'],
    ...{ initial: 35, residual: 15 },
    controls: [
      [eliminate, 'Refuel cold, or from a remote bank'],
      [engineer, 'Shut-off at the truck, hoses bonded'],
      [administrate, 'Fire watch with a charged line'],
    ],
    stopTrigger: 'A hose weeps or a bond is off',
    ...{ owner: 'manager', daysAgo: 60 },
  },
  {
    title: 'Fatigue after hitch nights',
    description: 'Whoever drives home after the last night falls asleep at the wheel.',
    categories: ['driving', 'fitness'],
    tags: ['human'],
    losses: ['people', 'asset'],
    ...{ initial: 44, residual: 23 },
    controls: [
      [administrate, 'Twelve hours at most, relief driver after the last night'],
      [engineer, 'Bunk on site before the drive'],
      [administrate, 'Fitness check at sign-on'],
    ],
    stopTrigger: 'Somebody says that they are not fit to drive',
    ...{ owner: 'reviewer', daysAgo: 30 },
  },
  {
    title: 'Fall from a tank ladder in ice',
    description: 'Rungs freeze over while the tank is gauged by hand.',
    categories: ['height'],
    tags: ['gravity', 'temperature'],
    losses: ['people'],
    ...{ initial: 33, residual: null },
    controls: [[engineer, 'Gauge from the ground']],
    stopTrigger: 'Ice on a rung',
    status: 'draft',
    ...{ owner: 'manager', daysAgo: 4 },
  },
  {
    title: 'Mercury from a broken manometer',
    description: 'Glass breaks and mercury runs into the cabin of the van.',
    categories: ['chemicals'],
    tags: ['chemical'],
    losses: ['people', 'environment'],
    ...{ initial: 24, residual: 13 },
    controls: [
      [substitute, 'Electronic gauge'],
      [administrate, 'Spill kit in the van'],
    ],
    stopTrigger: 'Glass is cracked',
    status: 'retired',
    reason: 'The last manometer left the fleet.',
    ...{ owner: 'reviewer', daysAgo: 355 },
  },
]
