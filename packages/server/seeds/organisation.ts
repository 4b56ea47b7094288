// The company of the demo world. Every name in it is made up.

export const shardKey = 'copperline-us'

export const organisation = {
  id: 'copperline',
  shard_key: shardKey,
  name: 'Copperline Well Services',
  time_zone: 'America/Chicago',
} as const

export const countries = [
  { code: 'US', name: 'United States' },
  { code: 'CA', name: 'Canada' },
] as const

export const districts = [
  { code: 'PER', name: 'Permian', country_code: 'US' },
  { code: 'EGF', name: 'Eagle Ford', country_code: 'US' },
  { code: 'MAR', name: 'Marcellus', country_code: 'US' },
  { code: 'MTN', name: 'Montney', country_code: 'CA' },
] as const

export type DistrictCode = (typeof districts)[number]['code']

/** Where a district's clocks differ from the organisation's. */
export const districtZones: Partial<Record<DistrictCode, string>> = {
  MAR: 'America/New_York',
  MTN: 'America/Edmonton',
}

export const businessUnits = [
  { code: 'FRAC', name: 'Fracturing' },
  { code: 'WL', name: 'Wireline' },
  { code: 'PDN', name: 'Pump-down' },
  { code: 'CT', name: 'Coiled tubing' },
  { code: 'LOG', name: 'Logistics' },
] as const

export type BusinessUnitCode = (typeof businessUnits)[number]['code']

export const departments = [
  { code: 'OPS', name: 'Operations' },
  { code: 'HSE', name: 'Health, safety and environment' },
  { code: 'SQ', name: 'Service quality' },
  { code: 'MNT', name: 'Maintenance' },
  { code: 'SYS', name: 'Operations systems' },
] as const

export const jobTitles = [
  { code: 'VPO', name: 'Vice President, Operations', department_code: 'OPS' },
  { code: 'DMGR', name: 'District Manager', department_code: 'OPS' },
  { code: 'COORD', name: 'Operations Coordinator', department_code: 'OPS' },
  { code: 'FSUP', name: 'Field Supervisor', department_code: 'OPS' },
  { code: 'WENG', name: 'Wireline Engineer', department_code: 'OPS' },
  { code: 'FENG', name: 'Field Engineer', department_code: 'OPS' },
  { code: 'POP', name: 'Pump Operator', department_code: 'OPS' },
  { code: 'EOP', name: 'Equipment Operator', department_code: 'OPS' },
  { code: 'WOP', name: 'Wireline Operator', department_code: 'OPS' },
  { code: 'CTO', name: 'Coiled Tubing Operator', department_code: 'OPS' },
  { code: 'DRV', name: 'Driver', department_code: 'OPS' },
  { code: 'MECH', name: 'Field Mechanic', department_code: 'MNT' },
  { code: 'ELEC', name: 'Electronics Technician', department_code: 'MNT' },
  { code: 'HSED', name: 'HSE Director', department_code: 'HSE' },
  { code: 'HSEA', name: 'HSE Advisor', department_code: 'HSE' },
  { code: 'SQM', name: 'Service Quality Manager', department_code: 'SQ' },
  { code: 'SYSA', name: 'Systems Administrator', department_code: 'SYS' },
] as const

export type JobCode = (typeof jobTitles)[number]['code']

export type Crew = {
  code: string
  name: string
  colour: string
  district_code: DistrictCode
  business_unit_code: BusinessUnitCode
}

export const crews = [
  crew('F-01', 'Red', 'PER', 'FRAC'),
  crew('F-02', 'Blue', 'PER', 'FRAC'),
  crew('F-03', 'Green', 'EGF', 'FRAC'),
  crew('F-04', 'Gold', 'EGF', 'FRAC'),
  crew('F-05', 'Silver', 'MAR', 'FRAC'),
  crew('F-06', 'Orange', 'MTN', 'FRAC'),
  crew('W-01', 'Red', 'PER', 'WL'),
  crew('W-02', 'Blue', 'EGF', 'WL'),
  crew('W-03', 'Green', 'MAR', 'WL'),
  crew('W-04', 'Gold', 'MTN', 'WL'),
] as const

function crew(
  code: string,
  colour: string,
  district: DistrictCode,
  businessUnit: BusinessUnitCode,
): Crew {
  return {
    code,
    name: `${code} ${colour}`,
    colour: colour.toLowerCase(),
    district_code: district,
    business_unit_code: businessUnit,
  }
}

export const customers = [
  { id: 'tessera-basin', name: 'Tessera Basin Energy' },
  { id: 'longhollow', name: 'Longhollow Petroleum' },
  { id: 'marrow-creek', name: 'Marrow Creek Resources' },
  { id: 'northvane', name: 'Northvane Exploration' },
  { id: 'sable-fork', name: 'Sable Fork Oil & Gas' },
  { id: 'harrowgate', name: 'Harrowgate Upstream' },
] as const

export type CustomerId = (typeof customers)[number]['id']

export type Pad = {
  id: string
  name: string
  number: string
  district_code: DistrictCode
  customer_id: CustomerId
}

export const pads = [
  pad('Blue Mesa 12', 'P-1012', 'PER', 'tessera-basin'),
  pad('Blue Mesa 14', 'P-1014', 'PER', 'tessera-basin'),
  pad('Dry Lantern 3', 'P-1103', 'PER', 'longhollow'),
  pad('Quail Fence 8', 'P-1208', 'PER', 'sable-fork'),
  pad('Salt Wagon 21', 'P-1321', 'PER', 'longhollow'),
  pad('Cedar Draw 7', 'P-2007', 'EGF', 'marrow-creek'),
  pad('Cedar Draw 9', 'P-2009', 'EGF', 'marrow-creek'),
  pad('Pecan Gate 4', 'P-2104', 'EGF', 'tessera-basin'),
  pad('Two Windmills 15', 'P-2215', 'EGF', 'sable-fork'),
  pad('Kettle Run 3', 'P-3003', 'MAR', 'harrowgate'),
  pad('Kettle Run 5', 'P-3005', 'MAR', 'harrowgate'),
  pad('Slate Hollow 2', 'P-3102', 'MAR', 'northvane'),
  pad('Tanner Ridge 10', 'P-3210', 'MAR', 'northvane'),
  pad('Otter Slough 11', 'P-4011', 'MTN', 'northvane'),
  pad('Spruce Bench 6', 'P-4106', 'MTN', 'harrowgate'),
  pad('White Goat 1', 'P-4201', 'MTN', 'marrow-creek'),
] as const

function pad(name: string, number: string, district: DistrictCode, customer: CustomerId): Pad {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    number,
    district_code: district,
    customer_id: customer,
  }
}

/** The pads of a district. */
export function padsOf(district: DistrictCode): readonly Pad[] {
  return pads.filter((candidate) => candidate.district_code === district)
}
