import type { Pictogram, Protection, SignalWord } from '@holdpoint/api'

/** What products of one kind have in common: their label, and what is done about them. */
export type Hazard = {
  signal: SignalWord
  pictograms: Pictogram[]
  h: string[]
  p: string[]
  ppe: Protection[]
  storage: string
  does: string
  firstAid: string
  fire: string
  spill: string
  handling: string
  reacts: string
}

const water = 'Rinse at once with plenty of water'
const eyes = `Eyes: ${water.toLowerCase()} for at least 15 minutes, holding the lids open; remove contact lenses.`
const skin = 'Skin: take off what is soaked and wash with soap and water.'
const air = 'Breathing: bring the person into fresh air and keep them at rest.'
const swallowed =
  'Swallowed: rinse the mouth, do not make the person vomit, and call poison control.'
const aid = (more: string) => [more, eyes, skin, air, swallowed].join('\n')

const plain = {
  signal: 'none',
  pictograms: [],
  h: [],
  p: ['P264', 'P280'],
  ppe: ['goggles', 'gloves'],
  storage: 'General',
  does: 'Not classified as hazardous. Makes floors and ladders slippery where it is spilled.',
  firstAid: aid('Call a doctor if anything does not pass.'),
  fire: 'Water spray, foam, dry chemical or carbon dioxide. Smoke irritates: stand upwind.',
  spill: 'Keep people off, for it is slippery. Dike with sand, soak up and put into marked drums.',
  handling: 'Keep closed and dry. Wash hands before breaks.',
  reacts: 'Stable. Keep away from strong oxidizers.',
} satisfies Hazard

const burning = {
  ...plain,
  fire: 'Alcohol-resistant foam, dry chemical or carbon dioxide. Vapour travels along the ground and flashes back. Cool containers with water from a distance.',
  spill:
    'Shut off every ignition source. Stay upwind, ground all equipment, dike well ahead and soak up with sand. Use tools that do not spark.',
  handling:
    'Bond and ground before any transfer. No smoking within 50 ft. Keep away from heat and oxidizers.',
} satisfies Hazard

/** Each kind of product; what is not said otherwise is what a mild one says. */
export const hazards = {
  mild: plain,
  acid: {
    ...plain,
    signal: 'danger',
    pictograms: ['corrosive', 'irritant'],
    h: ['H290', 'H314', 'H335'],
    p: [
      'P234',
      'P260',
      'P280',
      'P301+P330+P331',
      'P303+P361+P353',
      'P305+P351+P338',
      'P310',
      'P405',
    ],
    ppe: ['goggles', 'face_shield', 'gloves', 'suit', 'boots', 'respirator'],
    storage: 'Corrosives, acid',
    does: 'Burns skin and eyes within seconds. Vapour burns nose and lungs. Attacks metals and sets free hydrogen.',
    firstAid: aid('Call 911 and the emergency number at once. Use the nearest shower.'),
    fire: 'Does not burn. Fight what burns around it; water spray keeps vapour down. Acid on metal makes hydrogen, which explodes.',
    spill:
      'Clear the area upwind for 150 ft. Full suit and breathing apparatus. Dike, then neutralize slowly with soda ash until it no longer foams.',
    handling:
      'Always acid into water, never water into acid. Showers and eye wash stand within 10 seconds. Apart from caustics and chlorine products.',
    reacts:
      'Reacts violently with caustics, gives off chlorine with bleach and hydrogen with metals.',
  },
  acidMild: {
    ...plain,
    signal: 'warning',
    pictograms: ['irritant', 'corrosive'],
    h: ['H290', 'H319'],
    p: ['P264', 'P280', 'P305+P351+P338', 'P337+P313'],
    storage: 'Corrosives, acid',
    does: 'Irritates eyes and skin, and attacks metals in time.',
    reacts: 'Keep away from caustics and bleach.',
  },
  caustic: {
    ...plain,
    signal: 'danger',
    pictograms: ['corrosive'],
    h: ['H290', 'H314'],
    p: ['P260', 'P264', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310'],
    ppe: ['goggles', 'face_shield', 'gloves', 'apron', 'boots'],
    storage: 'Corrosives, base',
    does: 'Burns skin and eyes, often without pain at first. An eye may be lost.',
    firstAid: aid('Call 911. Rinse for 30 minutes: caustics go deep.'),
    spill:
      'Keep people away. Dike with sand, take up with a pump for caustics, dilute the rest and neutralize it weakly.',
    handling: 'Add to water slowly, for it heats up. Never store in aluminum. Apart from acids.',
    reacts: 'Reacts violently with acids, and sets free hydrogen from aluminum and zinc.',
  },
  toxic: {
    ...plain,
    signal: 'danger',
    pictograms: ['toxic', 'corrosive', 'health', 'environment'],
    h: ['H301', 'H314', 'H317', 'H330', 'H334', 'H335', 'H410'],
    p: [
      'P260',
      'P271',
      'P273',
      'P280',
      'P284',
      'P301+P310',
      'P303+P361+P353',
      'P304+P340',
      'P305+P351+P338',
      'P391',
    ],
    ppe: ['goggles', 'face_shield', 'gloves', 'suit', 'boots', 'respirator'],
    storage: 'Toxics',
    does: 'Deadly when breathed as a mist. Burns skin and eyes and may make a person allergic for life. Kills what lives in water.',
    firstAid: aid('Call 911. Whoever helps wears gloves and a respirator.'),
    spill:
      'Clear the area upwind. Only people with breathing apparatus stay. Keep it out of drains and water; treat with sodium bisulfite.',
    handling: 'Closed transfer only. Never without a respirator where lids are open.',
    reacts: 'Keep away from amines, strong acids and oxidizers.',
  },
  flammableToxic: {
    ...burning,
    signal: 'danger',
    pictograms: ['flammable', 'toxic', 'health'],
    h: ['H225', 'H301', 'H311', 'H331', 'H370'],
    p: [
      'P210',
      'P233',
      'P240',
      'P243',
      'P260',
      'P280',
      'P301+P310',
      'P303+P361+P353',
      'P304+P340',
      'P403+P235',
    ],
    ppe: ['goggles', 'gloves', 'apron', 'respirator'],
    storage: 'Flammable liquids',
    does: 'Burns with a flame that is hard to see. A mouthful may blind or kill.',
    firstAid: aid('Call 911, also where the person feels well: signs come hours later.'),
    reacts: 'Keep away from oxidizers, acids and heat.',
  },
  flammableMild: {
    ...burning,
    signal: 'warning',
    pictograms: ['flammable', 'irritant'],
    h: ['H226', 'H319', 'H336'],
    p: ['P210', 'P233', 'P240', 'P280', 'P305+P351+P338', 'P370+P378', 'P403+P235'],
    storage: 'Flammable liquids',
    does: 'Burns. Irritates the eyes, and its vapour makes drowsy.',
  },
  fuel: {
    ...burning,
    signal: 'danger',
    pictograms: ['flammable', 'health', 'irritant', 'environment'],
    h: ['H226', 'H304', 'H315', 'H332', 'H351', 'H373', 'H411'],
    p: ['P210', 'P243', 'P280', 'P301+P310', 'P331', 'P391', 'P403+P235'],
    ppe: ['goggles', 'gloves', 'boots'],
    storage: 'Flammable liquids',
    does: 'Burns. Deadly when it is swallowed and enters the lungs. Suspected of causing cancer.',
  },
  oxidizer: {
    ...plain,
    signal: 'danger',
    pictograms: ['oxidizer', 'health', 'irritant'],
    h: ['H272', 'H302', 'H315', 'H317', 'H319', 'H334', 'H335'],
    p: ['P210', 'P220', 'P261', 'P280', 'P304+P340', 'P305+P351+P338', 'P342+P311'],
    ppe: ['goggles', 'gloves', 'respirator'],
    storage: 'Oxidizers',
    does: 'Makes fires fiercer and may start them. Its dust may cause asthma.',
    fire: 'Much water from a distance. Never smother: it brings its own oxygen.',
    spill: 'Keep off fuel, wood and rags. Sweep up with clean tools, never back into the bag.',
    handling: 'Keep cool and dry, apart from fuels, oils and acids.',
    reacts: 'Breaks down above 120 °C. Reacts with fuels, metals and acids.',
  },
  silica: {
    ...plain,
    signal: 'danger',
    pictograms: ['health'],
    h: ['H350', 'H372'],
    p: ['P201', 'P260', 'P280', 'P284', 'P308+P313'],
    ppe: ['goggles', 'gloves', 'respirator', 'hearing'],
    storage: 'General',
    does: 'Dust that is fine enough to be breathed scars the lungs and causes cancer. Nothing is felt for years.',
    spill: 'Wet it or vacuum it; never sweep dry and never blow off with air. Respirator.',
    handling: 'Keep dust controls running and out of the marked zone without a respirator.',
  },
  cement: {
    ...plain,
    signal: 'danger',
    pictograms: ['corrosive', 'irritant', 'health'],
    h: ['H315', 'H317', 'H318', 'H335', 'H350'],
    p: ['P261', 'P280', 'P302+P352', 'P305+P351+P338', 'P310', 'P333+P313'],
    ppe: ['goggles', 'gloves', 'boots', 'respirator'],
    does: 'Wet cement burns skin slowly and eyes at once. Its dust holds silica.',
    spill: 'Vacuum or wet and scrape. Do not wash into drains, where it sets.',
  },
  health: {
    ...plain,
    signal: 'danger',
    pictograms: ['health', 'irritant'],
    h: ['H302', 'H360', 'H373'],
    p: ['P201', 'P202', 'P260', 'P280', 'P301+P312', 'P308+P313'],
    does: 'Harmful when it is swallowed. May harm an unborn child, and the kidneys over time.',
  },
  cryogenic: {
    ...plain,
    signal: 'warning',
    pictograms: ['gas'],
    h: ['H281'],
    p: ['P282', 'P336', 'P403'],
    ppe: ['face_shield', 'gloves', 'apron', 'boots'],
    storage: 'Gases, refrigerated',
    does: 'At 320 °F below zero it freezes flesh at once. It drives out air: two breaths may be enough to fall.',
    firstAid: `Thaw frozen parts in lukewarm water and never rub them.\n${air} Nobody enters a cloud without breathing apparatus.\n${eyes}`,
    fire: 'Does not burn. Containers burst in a fire: cool them with water, not their vents.',
    spill: 'Clear everybody out of low places. Let it boil off. Steel that it touches breaks.',
    handling: 'Never lock liquid between two closed valves. Measure oxygen before going in.',
    reacts: 'Stable. It condenses oxygen out of the air, which feeds fires.',
  },
  gas: {
    ...burning,
    signal: 'danger',
    pictograms: ['flammable', 'gas'],
    h: ['H220', 'H280'],
    p: ['P210', 'P377', 'P381', 'P403', 'P410+P403'],
    ppe: ['goggles', 'gloves'],
    storage: 'Gases, flammable',
    does: 'Burns and explodes with air. Collects in low places and drives out air.',
    fire: 'Do not put out a burning leak unless it can be shut off. Cool the tank from far away; clear 1,600 ft where the flame touches it.',
  },
  oxygen: {
    ...plain,
    signal: 'danger',
    pictograms: ['oxidizer', 'gas'],
    h: ['H270', 'H280'],
    p: ['P220', 'P403', 'P410+P403'],
    storage: 'Gases, oxidizing',
    does: 'Feeds fires: clothes that are soaked with it burn like a torch.',
    fire: 'Shut it off if that is safe. Cool cylinders with water from a distance.',
    spill: 'Shut it off and air the place. No flames and no oil near it.',
    handling: 'Never oil or grease on valves. 20 ft from fuel gas, and chained.',
    reacts: 'Reacts violently with oil, grease and fuels.',
  },
  aerosol: {
    ...burning,
    signal: 'danger',
    pictograms: ['flammable', 'irritant'],
    h: ['H222', 'H229', 'H319', 'H336'],
    p: ['P210', 'P261', 'P271', 'P280', 'P305+P351+P338'],
    storage: 'Aerosols',
    does: 'Burns like a torch. The can bursts when it is heated.',
  },
} as const satisfies Readonly<Record<string, Hazard>>

/** A kind of product. */
export type HazardClass = keyof typeof hazards
