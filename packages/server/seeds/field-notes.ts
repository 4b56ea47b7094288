import type { SeededRandom } from './seeded-random.ts'

/** What people write when a check is not in order, by question. */
const notesOf: Readonly<Record<string, readonly string[]>> = {
  entry_signs: [
    'Board still showed the muster point of the last pad. Changed it before anyone went in.',
    'Hazard board was blank after the rain. Wrote it up again with the night lead.',
  ],
  walkways: [
    'Two suction hoses across the path by the blender. Moved them under the ramp.',
    'Ruts ankle deep at the sand drive. Asked for a grader, path taped off for now.',
    'Loose hammer and a sling on the walkway next to pump 6. Picked up.',
  ],
  lighting: [
    'Dark corner behind the missile, tower 3 has two lamps out. Spare tower started.',
    'Light tower ran dry at four. Fuelled and put on the round.',
  ],
  windsocks: [
    'North sock torn off in the wind. New one hung on the data van.',
    'None to be seen from the flowback side. One more on order.',
  ],
  red_zone: [
    'Chain was down at the east side and nobody near it. Closed it and put a watch there.',
    'Mechanic walked through to fetch a wrench. Pumps to neutral, talked it over with all hands.',
  ],
  bleed_off: [
    'Line ended at the walkway. Turned it to the pit and staked it.',
    'Elbow had swung round towards the iron truck. Pressure off, line set again.',
  ],
  restraints: [
    'Two joints at the ground valve without a sling. No pressure until they were on.',
    'Sling on the last swivel hung loose. Tightened and checked the run again.',
  ],
  extinguishers: [
    'Unit by the fuel trailer low in the green, tag from last month. Swapped.',
    'Pin seal broken on pump 4. Taken out and replaced from the rack.',
  ],
  fuel_trailer: [
    'Bonding cable lay beside the clamp. Stopped fuelling, bonded, started again.',
    'Driver sat in the cab with the hose running. Sent back to the valve.',
  ],
  containment: [
    'Two inches of water in the berm after the storm. Vacuum truck called.',
    'Liner torn at the corner under the acid tote. Patched, new liner tomorrow.',
  ],
  ppe: [
    'One helper at the blender without face shield. Gave him mine and talked about splash.',
    'Ear plugs missing at the pumps, two people. Box put up at the gate.',
  ],
  sse: [
    'New hand was on the hoses alone. Mentor had gone for lunch. Put together again.',
    'Green hat left in the truck, so nobody knew. Fetched before rig-up.',
  ],
  toolbox: [
    'First one knew, second came late and had not heard it. Went through it with him.',
    'Asked two, both said line of fire, it was dropped objects. Repeated at the tailgate.',
  ],
  gas_reading: [
    'Alarm at the tank hatch. All upwind to muster, supervisor and company man told at once.',
    'Went over ten when the hatch opened. Cleared out, second reading after a quarter hour was zero.',
  ],
  bands_in_date: [
    'One pup joint with a band two weeks over. Taken out of the string.',
    'Band on the check valve cannot be read. Counted as out of date and swapped.',
  ],
  one_rating: [
    'A 10k union between 15k iron. Pulled it before the test.',
    'Crossover without a rating plate. Not used until the shop says what it is.',
  ],
  wing_halves: [
    'Face of one half pitted. Changed the joint.',
    'Two halves of different make hammered together. Sorted from the iron truck.',
  ],
  seals: [
    'Seals from the last pad still in the two last joints. Changed both.',
    'Ran short of seals, three old ones stayed in. New ones by hotshot at noon.',
  ],
  swivels: [
    'One swivel needs a bar to turn. Greased, still stiff, marked for the shop.',
    'Sand in the swivel at the missile. Washed out and turned free.',
  ],
  slings_rated: [
    'Tag gone from one sling. Out of use, new one fitted.',
    'Slings were for the 3 inch line, this is a 4. Changed all of them.',
  ],
  slings_anchored: [
    'End at the wellhead only looped over. Anchored to the tree flange.',
    'Anchor shackle without a pin clip. Clip fitted.',
  ],
  check_valve: [
    'Arrow looked at the pumps. Turned the valve before any pressure.',
    'Paint over the arrow, scraped it: wrong way round. Corrected.',
  ],
  hold_time: [
    'Test was cut short when the data van lost the gauge. Repeat before stage one.',
    'Held short, pump operator bled off too soon. Done again with the lead.',
  ],
  leaks: [
    'Weep at the second swivel. Bled off, new seal, no leak in the next test.',
    'Drip at the ground valve bonnet. Tightened after bleed-off and tested again.',
    'Union under pump 3 wept at the end of the hold. Re-hammered at zero pressure.',
  ],
  kick_outs: [
    'Two pumps still at the settings of the last job. Set and shown to the witness.',
    'Nobody could say who saw the settings. Done again with the treater watching.',
  ],
  well_status: [
    'Company man had not given the word for well 2. Waited, then got it in writing.',
    'Board said frac valve closed, count of turns said otherwise. Checked with the tree hand.',
  ],
  lubricator: [
    'Short by one joint with the long guns. Added a section before stabbing on.',
    'Tally was for the old tool string. Measured again and added eight feet.',
  ],
  grease: [
    'Grease pump froze up in the night. Heater on, pressure back after an hour.',
    'Tank nearly empty. Filled before going in.',
  ],
  bop_rams: [
    'Lower ram slow to open. Hydraulic fitting tightened and tested twice more.',
    'Upper ram did not close on the hand pump. Unit changed out.',
  ],
  tool_trap: [
    'Flapper did not drop. Cleaned the sand out and tested with the sinker bar.',
    'Trap handle bent. Works by hand only, part on order.',
  ],
  depth_zero: [
    'Zero taken from the wrong flange. Set again, short joint within a foot.',
    'Short joint two feet out. Encoder wheel cleaned, second pass fits.',
  ],
  stray_voltage: [
    'Read 0.4 V with the light plant on. Grounded the plant, now below the limit.',
    'Meter battery was flat. Changed, measured again, fine.',
  ],
  radio_silence: [
    'A truck driver keyed his radio at the gate. Sign moved further out.',
    'Phone rang inside the line. All phones in the box now.',
  ],
  pick_plan: [
    'Plan was for the other crane. New one made with the operator.',
    'Left in the office. Sent over and read out before the pick.',
  ],
  exclusion_line: [
    'Cones only half the way. Tape run from the unit to the well.',
    'Pump crew had parked inside the line. Moved.',
  ],
  backup_power: [
    'Generator would not start, battery low. Swapped and ran ten minutes.',
    'Changeover switch stuck. Electronics tech freed it.',
  ],
  magazine_log: [
    'One charge less in the box than in the log. Found as a return not yet written up.',
    'Yesterday evening was not signed out. Counted twice with the keyholder, numbers fit now.',
  ],
  two_locks: [
    'Both keys on one ring. Parted them at once.',
    'Second lock stiff and left open. New lock fitted.',
  ],
  detonators_apart: [
    'Detonator box stood beside the loaded guns. Moved to its own magazine.',
    'Same truck bay, no wall between. Guns taken out until the bay is changed.',
  ],
  transport_papers: [
    'Last page without signature. Driver came back and signed.',
    'Route plan of last month in the folder. Replaced.',
  ],
  area_roped: [
    'Rope open on the road side, heater running ten feet away. Heater off, rope closed.',
    'Grinder in use next to the rope. Work stopped and moved.',
  ],
  licensed_only: [
    'A helper without licence carried a carrier inside. Sent out, talked with the engineer.',
    'Visitor stood inside to watch. Led out and signed the book.',
  ],
  safe_meter: [
    'Test sticker of the meter two months old. Not used, spare meter taken.',
    'Shop meter lay on the bench. Locked away so that it cannot be mixed up.',
  ],
  storm_plan: [
    'Two hands did not know the distance at which we stop. Read the plan together.',
    'No storm app on the shift phone. Put on, alarm tried.',
  ],
  arming_last: [
    'Gun was armed on the stand. Work stopped, whole crew pulled together.',
    'Armed before the lubricator was over the hole. Disarmed and done in order.',
  ],
  misrun: [
    'Procedure was the old revision. New one printed.',
    'Nobody found the folder. It is in the unit now, left door.',
  ],
  surface_shunt: [
    'Shunt taken off early to save time. Put back on and talked through.',
    'Shunt lay loose on the head. Fitted and pulled to prove it.',
  ],
  scrap: [
    'Bits of cord left on the bench. Counted and locked away.',
    'Scrap bin not locked. Lock fitted, count fits the log.',
  ],
}

const anyNotes: readonly string[] = [
  'Found on the walk, told the crew lead and stayed until it was put right.',
  'Not up to standard. Fixed on the spot and checked again.',
]

/** A note for an answer that calls for one. */
export function noteFor(questionKey: string, random: SeededRandom): string {
  return random.pick(notesOf[questionKey] ?? anyNotes)
}
