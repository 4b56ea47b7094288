import type { SqrLine } from './sqr-lines.ts'

const scat = (item: string, why: string, gap: 'programme' | 'standard' | 'compliance') => ({
  ...{ itemId: `scat.${item}`, why, gap },
})
const event = (id: string, at: number, hours: number, note = '') => ({
  ...{ eventId: `timeline-event.${id}`, at, hours, source: 'frac', note },
})
const somebody = (personId: string, role: string, involvement: string, hoursOnShift: number) => ({
  ...{ personId, roleId: `employee-role.${role}`, hoursOnShift },
  involvementId: `employee-involvement.${involvement}`,
})

/** The three reports that actions were raised from, in the order of those. */
export const chainedSqrs: readonly SqrLine[] = [
  {
    title: 'Screen-out on stage 14',
    description:
      'The rate fell when pump 4 dropped out, and the ramp of 30/50 went on for four minutes. The pressure rose to the kick-outs and the stage screened out with two thirds of its sand placed. The well was flowed back and cleaned out before stage 14 was pumped again.',
    atOnce: 'Sand cut, flush tried twice, well shut in, customer called from the van.',
    ...{ crew: 'F-01', daysAgo: 24, hours: 9.5, stage: '14', by: 'employee' },
    ...{ classification: 'service-quality', type: 'npt-event', code: 'human' },
    ...{ incident: 'fracturing.blending.sand-screen-out', damage: 'well.screen-out' },
    ...{ party: 'vendor', vendor: 'Larkspur Valves', fate: 'monitoring' },
    team: ['employee', 'colleague'],
    gaps: { ask_approval: 336 },
    header: {
      ...{ potentialSeverity: 'level_3', ownCost: 61_400, customerCost: 118_000 },
      ...{ customerNotifiedWho: 'Company man of the day shift', fluidId: 'well-fluid.slickwater' },
      responsibleVendorId: 'responsible-vendor.valves-seats-and-packing',
      ...{ systemSoftware: 'Van 1, build 7.2', systemSensors: 'PT-3, PT-4, FM-1' },
      systemDataFile: 'stage-14.csv',
    },
    parts: {
      equipments: [
        {
          ...{ assetId: 'asset-pmp-04', involvementId: 'equipment-involvement.failed' },
          ...{ damageId: 'damage.equipment.repairable', hoursSinceService: 212 },
          note: 'Discharge valve of cylinder 3.',
        },
        {
          ...{ assetId: 'asset-bld-01', involvementId: 'equipment-involvement.contributed' },
          note: 'The low-rate alarm was off.',
        },
      ],
      employees: [
        somebody('operator', 'operator', 'involved', 7.5),
        somebody('engineer', 'engineer', 'involved', 7.5),
        somebody('owner', 'supervisor', 'responder', 7.5),
      ],
      parts: [
        {
          ...{ itemNumber: 'VS-4410', description: 'Discharge valve with seat' },
          ...{ serialNumber: 'LV-20917', poNumber: 'PO-72088', vendor: 'Larkspur Valves' },
          ...{ condition: 'both', note: 'A third of the seat was gone after 212 hours.' },
        },
        {
          ...{ itemNumber: 'SP-1180', description: 'Spring of the discharge valve' },
          ...{ poNumber: 'PO-72088', vendor: 'Larkspur Valves', condition: 'replaced' },
        },
      ],
      timeline: [
        event('stop.ours', 0, 0.5, 'Sand cut, flush tried twice.'),
        event('recovery.found', 30, 1, 'Valve of pump 4.'),
        event('stop.customer-hold', 90, 3, 'Plan for the clean-out.'),
        event('recovery.part-arrived', 270, 1.5),
        event('recovery.repaired', 360, 2.5, 'Valve and spring changed, well flowed back.'),
        event('recovery.back-on-line', 510, 1),
      ],
      scat: [
        scat('immediate-cause.act.step-skipped', 'The alarm was not set.', 'compliance'),
        scat('immediate-cause.condition.defective-equipment', 'Valve washed out.', 'standard'),
        scat('basic-cause-job.purchasing.no-receiving-check', 'Nobody tests seats.', 'programme'),
        scat('basic-cause-job.standards.unclear', 'Who sets the alarm is not said.', 'standard'),
      ],
      ncr: [
        {
          requirement: 'Seats last 400 hours at 65 MPa (order PO-72088, sheet 2).',
          ...{ originId: 'ncr.origin.in-process', classId: 'ncr.class.major' },
          ...{ product: 'Discharge valve with seat, VS-4410', quantity: '12', lot: 'LV-209' },
          ...{ detectedAt: 45, detectedById: 'mechanic' },
          containment: 'The rest of the lot is set aside at the yard, with red tags.',
          ...{ dispositionId: 'ncr.disposition.return', causeMethod: 'five_why' },
          causeId: 'ncr.cause.material',
          cause:
            'The heat treatment of the lot was cut short, which its certificate does not show.',
          correctiveAction: 'Hardness of two seats of each lot is measured on receipt.',
          isVendorAsked: true,
          verification: 'Receiving sheet of the next lot, signed.',
          cost: 8_640,
        },
      ],
    },
  },
  {
    title: 'Misfire in the second run',
    description:
      'The second gun did not fire on command. The string came out under the misfire procedure, the switch was changed and the run made again.',
    atOnce: 'Radio silence, 30 minutes of waiting, string pulled at half speed.',
    ...{ crew: 'W-01', daysAgo: 15, hours: 2.5, fate: 'approval', party: 'our-operations' },
    ...{ classification: 'service-quality', type: 'misrun', code: 'elec', stage: '6' },
    ...{ incident: 'wireline.perforating.misfire', team: ['engineer'] },
    gaps: { ask_approval: 264 },
    header: { potentialSeverity: 'level_3', ownCost: 14_200, customerNotifiedWho: 'Night rep' },
    parts: {
      equipments: [
        {
          ...{ assetId: 'asset-wlu-01', involvementId: 'equipment-involvement.contributed' },
          note: 'Shooting panel tested afterwards, nothing found.',
        },
        { name: 'Gun 2 of run 2', involvementId: 'equipment-involvement.failed' },
      ],
      employees: [
        somebody('engineer', 'engineer', 'involved', 9),
        somebody('operator', 'operator', 'witness', 4),
      ],
      parts: [
        {
          ...{ itemNumber: 'SW-0071', description: 'Addressable switch', condition: 'both' },
          ...{ serialNumber: 'SW-33102', poNumber: 'PO-73002', vendor: 'Pecan Gate Guns' },
        },
      ],
      timeline: [
        event('stop.ours', 0, 0.5, 'Waiting after the misfire.'),
        event('recovery.found', 30, 0.75, 'String at surface, switch open.'),
        event('recovery.repaired', 75, 0.5),
        event('recovery.back-on-line', 105, 0.75, 'Second run made again.'),
      ],
      scat: [
        scat('immediate-cause.act.step-skipped', 'No bench test of the switches.', 'compliance'),
        scat('basic-cause-person.mental-stress.time-pressure', 'Guns came late.', 'standard'),
      ],
    },
  },
  {
    title: 'Iron washed out at the missile',
    description:
      'A long sweep elbow washed through at the missile. The pumps tripped, nobody stood in the red zone.',
    atOnce: 'Tripped, bled down, elbow changed, line tested.',
    ...{ crew: 'F-01', daysAgo: 20, hours: 1.5, fate: 'effective', party: 'our-maintenance' },
    ...{ classification: 'hse-linked-quality', type: 'npt-event', code: 'mech', stage: '4' },
    ...{ incident: 'fracturing.iron.leak', damage: 'equipment.write-off', by: 'colleague' },
    gaps: { ask_approval: 96, effective: 228 },
    reason: 'All elbows of two spreads were measured, and none is below its limit.',
    header: { potentialSeverity: 'level_3', ownCost: 5_300 },
    parts: {
      equipments: [
        {
          ...{ assetId: 'asset-irn-02', involvementId: 'equipment-involvement.failed' },
          ...{ damageId: 'damage.equipment.write-off', hoursSinceService: 640 },
        },
      ],
      scat: [scat('basic-cause-job.wear.not-inspected', 'Last measured in spring.', 'compliance')],
      timeline: [
        event('stop.ours', 0, 0.25),
        event('recovery.repaired', 15, 0.75),
        event('recovery.test', 60, 0.5),
      ],
    },
  },
]

/** The other one of Level 2, which is still looked into. */
export const openSerious: SqrLine = {
  title: 'Hydraulic hose of the blender burst in the ramp',
  description:
    'The suction hose of the boost pump let go at the crimp. The tub ran empty, the stage was flushed early. The oil stayed inside the containment.',
  atOnce: 'Blender stopped, absorbent laid out, backup blender primed.',
  ...{ crew: 'F-01', daysAgo: 5, hours: 3.25, stage: '17', fate: 'investigating' },
  ...{ classification: 'equipment-reliability', type: 'npt-event', code: 'hyd', by: 'colleague' },
  ...{ incident: 'fracturing.blending.tub-level-loss', damage: 'environment.inside-containment' },
  team: ['employee', 'colleague'],
  header: { potentialSeverity: 'level_2', customerNotifiedWho: 'Company man' },
  parts: {
    equipments: [
      {
        ...{ assetId: 'asset-bld-01', involvementId: 'equipment-involvement.failed' },
        ...{ damageId: 'damage.equipment.repairable', hoursSinceService: 318 },
      },
    ],
    employees: [somebody('operator', 'operator', 'witness', 6)],
    timeline: [
      event('stop.ours', 0, 0.5),
      event('recovery.found', 30, 0.75),
      event('recovery.part-arrived', 75, 1.25),
    ],
  },
}
