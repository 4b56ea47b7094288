/**
 * What the field calls by several names: whoever searches one finds the others. A line holds names of
 * one thing, in small letters and the singular; a name stands in one line only.
 */
export const fieldSynonyms: readonly (readonly string[])[] = [
  ['iron', 'pipe', 'pipework'],
  ['blender', 'mixer'],
  ['loto', 'lockout', 'lock out', 'lockout tagout', 'lock-out'],
  ['jsa', 'jha', 'job safety analysis', 'job hazard analysis'],
  ['sds', 'msds', 'safety data sheet'],
  ['sqr', 'service quality report', 'quality report'],
  ['ppe', 'protective equipment'],
  ['toolbox talk', 'tailgate meeting', 'safety meeting'],
  ['near miss', 'close call'],
  ['h2s', 'hydrogen sulfide', 'hydrogen sulphide', 'sour gas'],
  ['hydrochloric acid', 'muriatic acid', 'hcl'],
  ['caustic soda', 'sodium hydroxide', 'lye'],
  ['proppant', 'frac sand'],
  ['pressure relief valve', 'relief valve', 'prv', 'pop-off valve'],
  ['blowout preventer', 'bop'],
  ['wireline', 'e-line'],
  ['coiled tubing', 'coil tubing'],
  ['generator', 'genset'],
  ['gas detector', 'gas monitor'],
  ['breathing apparatus', 'scba'],
  ['crane', 'hoist'],
  ['dozer', 'bulldozer'],
]
