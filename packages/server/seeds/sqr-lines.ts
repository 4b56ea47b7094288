import type { DeclaredValue, SqrPartName } from '@holdpoint/api'

/** What became of a report: the phase that it is in, and by which way. */
export type SqrFate =
  | 'draft'
  | 'open'
  | 'investigating'
  | 'verifying'
  | 'approval'
  | 'returned'
  | 'monitoring'
  | 'closed'
  /** Closed because its actions have helped. */
  | 'effective'
  | 'void'

/** The people of a report, as its lines name them. */
export type SqrSeat = 'reporter' | 'owner' | 'engineer' | 'mechanic' | 'operator'

/** A line of a part by the names of its fields; a person by their seat, a moment in minutes from the beginning. */
export type PartLine = Readonly<Record<string, DeclaredValue>>

/** A report of the demo world. Categories are named by their ids, without their type. */
export type SqrLine = {
  title: string
  description: string
  atOnce?: string
  /** A crew, or a unit that has none. */
  crew: string
  daysAgo: number
  /** The lost time in hours. */
  hours: number
  classification: string
  type: string
  code: string
  incident?: string
  damage?: string
  party?: string
  vendor?: string
  stage?: string
  fate: SqrFate
  /** Further fields of the header. */
  header?: Readonly<Record<string, DeclaredValue>>
  parts?: { readonly [Part in SqrPartName]?: readonly PartLine[] }
  /** Hours until a deed, where it took longer or shorter than usual. */
  gaps?: Readonly<Record<string, number>>
  /** Why it was returned, voided, or what shows that it has helped. */
  reason?: string
  /** The title of the report that it is linked below. */
  below?: string
  /** The demo person who reported it; somebody of the crew, where nobody is named. */
  by?: 'employee' | 'colleague'
  /** Who investigates with the owner: demo people, and the engineer of the crew. */
  team?: readonly ('employee' | 'colleague' | 'engineer')[]
}

const equipment = (asset: string, involvement: string, note = ''): PartLine => ({
  ...{ assetId: `asset-${asset}`, involvementId: `equipment-involvement.${involvement}`, note },
})

/** Near misses and events of Level 1: what happens in sixty days. */
export const plainSqrs: readonly SqrLine[] = [
  {
    title: 'Packing leak on pump 6, caught at walk-round',
    description:
      'The second packing of pump 6 dripped at 62 MPa. The operator saw it on his round between stages and had it taken off line before the next one.',
    ...{ crew: 'F-01', daysAgo: 1, hours: 0, classification: 'equipment-reliability' },
    ...{ type: 'near-miss', code: 'mech', incident: 'fracturing.pump-fleet.packing-leak' },
    ...{ fate: 'draft', by: 'employee', stage: '22' },
    parts: { equipments: [equipment('pmp-06', 'failed')] },
  },
  {
    title: 'Gauge drift on the treating line',
    description: 'The primary gauge read 1.4 MPa above the backup from the second stage on.',
    ...{ crew: 'F-01', daysAgo: 2, hours: 0, classification: 'data-quality' },
    ...{ type: 'process-deviation', code: 'ctrl', incident: 'fracturing.control.gauge-drift' },
    ...{ fate: 'open', by: 'employee', stage: '19', team: ['employee'] },
  },
  {
    title: 'Sand truck came to the wrong pad',
    description: 'Two loads of 100 mesh went to the pad across the road. Nobody waited for them.',
    ...{ crew: 'LOG', daysAgo: 3, hours: 0, classification: 'commercial' },
    ...{ type: 'near-miss', code: 'logist', incident: 'logistics.sand-late', fate: 'draft' },
  },
  {
    title: 'Grease head lost pressure at surface',
    description:
      'The injection pump stalled with the tools in the lubricator. The well was shut in.',
    ...{ crew: 'W-01', daysAgo: 4, hours: 0.75, classification: 'hse-linked-quality' },
    ...{ type: 'near-miss', code: 'hyd', incident: 'wireline.pressure-control.grease-loss' },
    ...{ fate: 'open', party: 'our-maintenance' },
  },
  {
    title: 'Additive pump missed its rate for eight minutes',
    description:
      'Friction reducer fell to half of the design rate. The blender operator raised the second pump by hand until the first one was primed.',
    ...{ crew: 'F-01', daysAgo: 6, hours: 0.25, classification: 'service-quality' },
    ...{ type: 'process-deviation', code: 'chem' },
    ...{ incident: 'fracturing.blending.additive-pump-miss', stage: '11', party: 'our-operations' },
    ...{ fate: 'verifying', by: 'employee', team: ['employee'] },
    parts: {
      equipments: [equipment('bld-02', 'failed')],
      parts: [
        {
          ...{ itemNumber: 'SQ-2217', description: 'Stator of the additive pump' },
          ...{ serialNumber: 'A-88104', poNumber: 'PO-73310', vendor: 'Larkspur Valves' },
          condition: 'both',
        },
      ],
    },
  },
  {
    title: 'Fuel came an hour late for the night bank',
    description: 'The pumps ran on until the reserve; the stage began 50 minutes late.',
    ...{ crew: 'F-02', daysAgo: 7, hours: 0.83, classification: 'commercial' },
    ...{ type: 'npt-event', code: 'logist', incident: 'logistics.fuel-late' },
    ...{ fate: 'verifying', party: 'vendor', vendor: 'Two Windmills Fuel' },
  },
  {
    title: 'Plug set half a metre high',
    description: 'The casing collar log of the run shows it. The customer took it as it is.',
    ...{ crew: 'W-02', daysAgo: 9, hours: 0, classification: 'customer-complaint' },
    ...{ type: 'process-deviation', code: 'downhole', incident: 'wireline.plug.late-set' },
    ...{ fate: 'returned', party: 'our-operations', gaps: { ask_approval: 20, return: 15 } },
    reason: 'The log of the run before is missing. Please add it to the files.',
  },
  {
    title: 'Engine of pump 11 shut down in the flush',
    description: 'Low coolant, with a hose clamp loose. Pump 12 took over the rate.',
    ...{ crew: 'F-03', daysAgo: 11, hours: 0, classification: 'equipment-reliability' },
    ...{ type: 'near-miss', code: 'mech', incident: 'fracturing.pump-fleet.engine-shutdown' },
    ...{ fate: 'investigating', damage: 'equipment.minor', party: 'our-maintenance' },
    parts: { equipments: [equipment('pmp-11', 'failed', 'Clamp of the upper hose.')] },
  },
  {
    title: 'Data van lost its picture in stage 8',
    description:
      'The switch of the van hung itself up. The treater worked by radio for 20 minutes.',
    ...{ crew: 'F-04', daysAgo: 12, hours: 0.33, classification: 'data-quality' },
    ...{
      type: 'npt-event',
      code: 'ctrl',
      incident: 'fracturing.control.data-van-loss',
      stage: '8',
    },
    ...{ fate: 'approval', party: 'our-maintenance', gaps: { ask_approval: 120 } },
    header: { systemSoftware: 'Van 4, build 7.2', systemDataFile: 'stage-08.csv' },
  },
  {
    title: 'Pump-down rate lost at 3,900 metres',
    description:
      'A check valve chattered at low rate. The tools were stopped with tension to spare.',
    ...{ crew: 'PDN', daysAgo: 14, hours: 0.6, classification: 'service-quality' },
    ...{ type: 'npt-event', code: 'hyd', incident: 'wireline.conveyance.pump-down-rate-lost' },
    ...{ fate: 'closed', party: 'our-operations' },
  },
  {
    title: 'Pump-down check valve chattered again',
    description: 'The same valve as a week before, found at the test before the run.',
    ...{ crew: 'PDN', daysAgo: 13, hours: 0, classification: 'equipment-reliability' },
    ...{ type: 'near-miss', code: 'hyd', incident: 'wireline.conveyance.pump-down-rate-lost' },
    ...{ fate: 'closed', party: 'our-maintenance', below: 'Pump-down rate lost at 3,900 metres' },
  },
  {
    title: 'Reported twice: grease head at surface',
    description: 'The night crew had written it down as well.',
    ...{ crew: 'W-01', daysAgo: 17, hours: 0.75, classification: 'hse-linked-quality' },
    ...{ type: 'near-miss', code: 'hyd', incident: 'wireline.pressure-control.grease-loss' },
    ...{ fate: 'void', reason: 'The same event was reported by the day crew.' },
  },
  ...closed([
    ['F-01', 19, 0, 'Hammer union seal cut at make-up', 'equipment-reliability', 'near-miss'],
    ['W-03', 21, 0.5, 'Run stopped for a weak point in doubt', 'service-quality', 'npt-event'],
    ['F-05', 23, 1.2, 'Tub level lost while switching sand', 'service-quality', 'npt-event'],
    ['CT', 25, 1.5, 'Injector chain adjusted before the run', 'equipment-reliability', 'npt-event'],
    ['F-06', 27, 0, 'Kick-outs set for the wrong stage', 'hse-linked-quality', 'near-miss'],
    ['W-04', 30, 0.4, 'Depth counter differed by a metre', 'data-quality', 'process-deviation'],
    ['F-02', 33, 0, 'Iron band out of date found on the missile', 'data-quality', 'near-miss'],
    ['F-03', 36, 1, 'Density swung in the last ramp', 'service-quality', 'process-deviation'],
    ['LOG', 39, 2, 'Acid came without its certificate', 'commercial', 'product-non-conformance'],
    ['F-01', 43, 0.5, 'Low-rate alarm not set before pumping', 'service-quality', 'near-miss'],
    ['W-02', 47, 0, 'Detonator box open in the magazine', 'hse-linked-quality', 'near-miss'],
    ['F-04', 51, 1.75, 'Transmission of pump 14 ran hot', 'equipment-reliability', 'npt-event'],
    [
      'PDN',
      55,
      0,
      'Customer asked for the log of the day before',
      'customer-complaint',
      'near-miss',
    ],
    [
      'F-05',
      59,
      0.3,
      'Cable tray of the blender rubbed through',
      'equipment-reliability',
      'misrun',
    ],
  ]),
]

type Closed = readonly [string, number, number, string, string, string]

/** Small things that were looked into, approved and closed. */
function closed(lines: readonly Closed[]): SqrLine[] {
  const codes = ['mech', 'ctrl', 'human', 'hyd', 'logist']
  const parties = ['our-operations', 'our-maintenance', 'vendor', 'our-operations']
  return lines.map(([crew, daysAgo, hours, title, classification, type], place) => ({
    ...{ crew, daysAgo, hours, title, classification, type, fate: 'closed' },
    code: codes[place % codes.length] ?? 'human',
    party: parties[place % parties.length] ?? 'vendor',
    description: `${title}. Seen by the crew, put right on the spot, and talked about the next morning.`,
  }))
}
