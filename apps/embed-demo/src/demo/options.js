// @ts-check

/** @typedef {{ value: string, label: string }} Option */

/** @type {readonly Option[]} */
export const districts = [
  { value: 'MID', label: 'Midland' },
  { value: 'ODS', label: 'Odessa' },
  { value: 'PEC', label: 'Pecos' },
  { value: 'RDR', label: 'Red Deer' },
  { value: 'GRP', label: 'Grande Prairie' },
  { value: 'NEU', label: 'Neuquén' },
]

/** @type {readonly Option[]} */
export const crews = ['Red', 'Gold', 'Blue', 'Green'].flatMap((colour) =>
  [1, 2, 3, 4].map((number) => ({
    value: `${colour.toUpperCase()}-${number}`,
    label: `${colour} ${number}`,
  })),
)

/** @type {readonly Option[]} */
export const businessUnits = [
  { value: 'FRAC', label: 'Hydraulic fracturing' },
  { value: 'CEM', label: 'Cementing' },
  { value: 'COIL', label: 'Coiled tubing' },
  { value: 'WIRE', label: 'Wireline' },
]

const places = ['Kestrel', 'Mesa Verde', 'Salt Fork', 'Lobo', 'Windlass', 'Antler', 'Old Ferry']

/**
 * As many pads as asked, numbered, for lists that are long on purpose. 9,999 is the most that a
 * multi-select takes.
 * @param {number} count
 * @returns {Option[]}
 */
export function manyOptions(count) {
  return Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}H`,
  }))
}
