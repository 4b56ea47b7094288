// The sentences of the common hazard and precaution codes of the globally harmonized system. A code
// that is not here is kept on a sheet and shown as it stands.

const hazards: Readonly<Record<string, string>> = {
  H204: 'Fire or projection hazard',
  H220: 'Extremely flammable gas',
  H221: 'Flammable gas',
  H222: 'Extremely flammable aerosol',
  H224: 'Extremely flammable liquid and vapour',
  H225: 'Highly flammable liquid and vapour',
  H226: 'Flammable liquid and vapour',
  H227: 'Combustible liquid',
  H228: 'Flammable solid',
  H229: 'Pressurized container: may burst if heated',
  H270: 'May cause or intensify fire; oxidizer',
  H271: 'May cause fire or explosion; strong oxidizer',
  H272: 'May intensify fire; oxidizer',
  H280: 'Contains gas under pressure; may explode if heated',
  H281: 'Contains refrigerated gas; may cause cryogenic burns or injury',
  H290: 'May be corrosive to metals',
  H300: 'Fatal if swallowed',
  H301: 'Toxic if swallowed',
  H302: 'Harmful if swallowed',
  H303: 'May be harmful if swallowed',
  H304: 'May be fatal if swallowed and enters airways',
  H310: 'Fatal in contact with skin',
  H311: 'Toxic in contact with skin',
  H312: 'Harmful in contact with skin',
  H314: 'Causes severe skin burns and eye damage',
  H315: 'Causes skin irritation',
  H317: 'May cause an allergic skin reaction',
  H318: 'Causes serious eye damage',
  H319: 'Causes serious eye irritation',
  H330: 'Fatal if inhaled',
  H331: 'Toxic if inhaled',
  H332: 'Harmful if inhaled',
  H334: 'May cause allergy or asthma symptoms or breathing difficulties if inhaled',
  H335: 'May cause respiratory irritation',
  H336: 'May cause drowsiness or dizziness',
  H340: 'May cause genetic defects',
  H341: 'Suspected of causing genetic defects',
  H350: 'May cause cancer',
  H351: 'Suspected of causing cancer',
  H360: 'May damage fertility or the unborn child',
  H361: 'Suspected of damaging fertility or the unborn child',
  H370: 'Causes damage to organs',
  H371: 'May cause damage to organs',
  H372: 'Causes damage to organs through prolonged or repeated exposure',
  H373: 'May cause damage to organs through prolonged or repeated exposure',
  H400: 'Very toxic to aquatic life',
  H401: 'Toxic to aquatic life',
  H402: 'Harmful to aquatic life',
  H410: 'Very toxic to aquatic life with long lasting effects',
  H411: 'Toxic to aquatic life with long lasting effects',
  H412: 'Harmful to aquatic life with long lasting effects',
}

const precautions: Readonly<Record<string, string>> = {
  P201: 'Obtain special instructions before use.',
  P202: 'Do not handle until all safety precautions have been read and understood.',
  P210: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
  P220: 'Keep away from clothing and other combustible materials.',
  P233: 'Keep container tightly closed.',
  P234: 'Keep only in original packaging.',
  P240: 'Ground and bond container and receiving equipment.',
  P241: 'Use explosion-proof electrical, ventilating and lighting equipment.',
  P242: 'Use non-sparking tools.',
  P243: 'Take action to prevent static discharges.',
  P260: 'Do not breathe dust, fume, gas, mist, vapours or spray.',
  P261: 'Avoid breathing dust, fume, gas, mist, vapours or spray.',
  P264: 'Wash hands thoroughly after handling.',
  P270: 'Do not eat, drink or smoke when using this product.',
  P271: 'Use only outdoors or in a well-ventilated area.',
  P272: 'Contaminated work clothing should not be allowed out of the workplace.',
  P273: 'Avoid release to the environment.',
  P280: 'Wear protective gloves, protective clothing, eye protection and face protection.',
  P282: 'Wear cold insulating gloves and either face shield or eye protection.',
  P284: 'Wear respiratory protection.',
  P310: 'Immediately call a poison center or doctor.',
  P311: 'Call a poison center or doctor.',
  P312: 'Call a poison center or doctor if you feel unwell.',
  P321: 'Specific treatment: see this label.',
  P330: 'Rinse mouth.',
  P331: 'Do NOT induce vomiting.',
  P336: 'Thaw frosted parts with lukewarm water. Do not rub affected area.',
  P363: 'Wash contaminated clothing before reuse.',
  P377: 'Leaking gas fire: do not extinguish, unless leak can be stopped safely.',
  P381: 'In case of leakage, eliminate all ignition sources.',
  P390: 'Absorb spillage to prevent material damage.',
  P391: 'Collect spillage.',
  P403: 'Store in a well-ventilated place.',
  P405: 'Store locked up.',
  P406: 'Store in a corrosion resistant container with a resistant inner liner.',
  P501: 'Dispose of contents and container in accordance with local regulations.',
  'P301+P310': 'IF SWALLOWED: Immediately call a poison center or doctor.',
  'P301+P312': 'IF SWALLOWED: Call a poison center or doctor if you feel unwell.',
  'P301+P330+P331': 'IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.',
  'P302+P352': 'IF ON SKIN: Wash with plenty of water.',
  'P303+P361+P353':
    'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.',
  'P304+P340': 'IF INHALED: Remove person to fresh air and keep comfortable for breathing.',
  'P305+P351+P338':
    'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
  'P308+P313': 'IF exposed or concerned: Get medical advice.',
  'P333+P313': 'If skin irritation or rash occurs: Get medical advice.',
  'P337+P313': 'If eye irritation persists: Get medical advice.',
  'P342+P311': 'If experiencing respiratory symptoms: Call a poison center or doctor.',
  'P370+P378': 'In case of fire: Use what section 5 names to extinguish.',
  'P403+P233': 'Store in a well-ventilated place. Keep container tightly closed.',
  'P403+P235': 'Store in a well-ventilated place. Keep cool.',
  'P410+P403': 'Protect from sunlight. Store in a well-ventilated place.',
}

/** What a code says; null for one that is not known. A combined one that is not said whole is said by its parts. */
export function ghsSentence(code: string): string | null {
  const known = wordsOf(code)
  if (known !== undefined) {
    return known
  }
  const parts = code.split('+')
  const said = parts.flatMap((part) => wordsOf(part) ?? [])
  return parts.length > 1 && said.length === parts.length ? said.join(' ') : null
}

function wordsOf(code: string): string | undefined {
  const table = code.startsWith('P') ? precautions : hazards
  // Letters behind the digits narrow a sentence and leave its meaning.
  return table[code] ?? table[code.replace(/[A-Za-z]+$/u, '')]
}
