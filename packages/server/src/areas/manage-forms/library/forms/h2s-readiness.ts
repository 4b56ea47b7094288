import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  choices,
  criticalCheck,
  isBelow,
  reaches,
  section,
  signature,
  stopLimits,
} from '../parts.ts'

/** A location where hydrogen sulphide may come up, before the work. */
export const h2sReadiness = libraryForm({
  ...{ key: 'h2s_readiness', title: 'H2S Readiness', passMark: 95 },
  ...{ formType: 'Inspection', icon: 'gauge' },
  description:
    'A location where hydrogen sulphide may come up: signs, monitors, air to breathe, people.',
  workflow: failedToManager,
  items: [
    section('location', 'Location', [
      ask('well', 'text', 'Well or facility', { titleAnswer: true }),
      criticalCheck('signs', 'Do signs at every way in warn of hydrogen sulphide?'),
      check('windsocks', 'Can a windsock be seen from wherever people work?', { weight: 2 }),
      ask('wind_from', 'choice', 'The wind comes from', {
        choices: choices({
          ...{ north: 'North', east: 'East', south: 'South', west: 'West', calm: 'It is calm' },
        }),
      }),
      criticalCheck(
        'muster',
        'Are there two muster points, and does everybody know which one holds now?',
      ),
    ]),
    section('monitors', 'Monitors', [
      criticalCheck('bump', 'Was every monitor tried with gas today?'),
      criticalCheck('worn', 'Does everybody on location wear one, at the collar?'),
      check('calibration', 'Is the calibration of all monitors in date?', { weight: 2 }),
      check('alarms', 'Are alarms set at 10 and 15 ppm, and heard over the engines?', {
        weight: 2,
      }),
      ask('highest', 'decimal', 'Highest reading since the last check', {
        ...{ min: 0, max: 1000, precision: 1, unit: 'ppm H2S', note: 'optional' },
        ...stopLimits(
          ['ok', null, 'Below 10 ppm'],
          ['danger', 10, 'At or above 10 ppm: leave upwind'],
        ),
        on: alarm(
          reaches(10),
          'Stop work, go upwind to the muster point and count heads.',
          'Write down where it was read, who was told and when.',
        ),
      }),
    ]),
    section('air', 'Air to breathe', [
      criticalCheck('sets', 'Is there a breathing set for everybody who may need one?'),
      ask('bottle', 'integer', 'What is in the emptiest bottle', {
        ...{ min: 0, max: 100, unit: '% full', note: 'optional' },
        ...stopLimits(
          ['danger', null, 'Fill it before anybody relies on it'],
          ['warn', 80, 'Fill it soon'],
          ['ok', 90, 'Full enough'],
        ),
        on: alarm(
          isBelow(80),
          'Take this bottle out of use.',
          'Write down which one, and what stands in.',
        ),
      }),
      check('seal', 'Do masks seal: is everybody fit-tested and shaved?', { weight: 2 }),
    ]),
    section('people', 'People', [
      criticalCheck('trained', 'Is everybody’s training for hydrogen sulphide in date?'),
      check('drill', 'Was there a drill within the last seven days?', { weight: 2 }),
      check('buddies', 'Does nobody work alone?'),
      check('numbers', 'Do the numbers for help hang where people look?'),
      signature('supervisor', 'Supervisor'),
    ]),
  ],
})
