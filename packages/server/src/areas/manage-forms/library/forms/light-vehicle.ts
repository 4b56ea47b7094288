import { failedToManager, libraryForm } from '../library-form.ts'
import {
  alarm,
  ask,
  check,
  criticalCheck,
  isBelow,
  limits,
  mayAsk,
  section,
  signature,
} from '../parts.ts'

/** What it says in Spanish. */
const spanish = {
  'Light Vehicle Pre-Trip': 'Revisión de vehículo ligero antes de salir',
  Vehicle: 'Vehículo',
  'Unit number': 'Número de unidad',
  Odometer: 'Odómetro',
  'Do all tyres have tread and pressure, the spare one too?':
    '¿Tienen dibujo y presión todas las llantas, también la de refacción?',
  'Do all lights and indicators work?': '¿Funcionan todas las luces y direccionales?',
  'Does the brake hold on a slope?': '¿Aguanta el freno en una pendiente?',
  'Is there a belt that holds for every seat?': '¿Hay un cinturón que sujete en cada asiento?',
  'Are the windscreen and the mirrors clean and whole?':
    '¿Están limpios y enteros el parabrisas y los espejos?',
  'Is the ground below it dry?': '¿Está seco el piso debajo?',
  'Is the load tied down, and nothing loose in the cab?':
    '¿Está amarrada la carga, y nada suelto en la cabina?',
  'Are first-aid kit, triangles and extinguisher on board and in date?':
    '¿Van a bordo y vigentes el botiquín, los triángulos y el extintor?',
  'Are registration, insurance and inspection in date?':
    '¿Están vigentes la tarjeta, el seguro y la inspección?',
  'Photo from the walk around it': 'Foto de la vuelta alrededor',
  'Journey and driver': 'Viaje y conductor',
  'Is the in-vehicle monitor on?': '¿Está encendido el monitor del vehículo?',
  'Are the way and the rest stops agreed?': '¿Se acordaron la ruta y los descansos?',
  'Is the phone put away for the drive?': '¿Está guardado el teléfono para manejar?',
  'Hours slept in the last 24': 'Horas dormidas en las últimas 24',
  'Call your supervisor before you drive': 'Llame a su supervisor antes de manejar',
  'Short: plan one more stop': 'Poco: planee una parada más',
  Rested: 'Descansado',
  'Do not drive before you have talked to your supervisor.':
    'No maneje antes de hablar con su supervisor.',
  'Write down what you agreed.': 'Escriba qué acordaron.',
  'Damage seen, new or old': 'Daños vistos, nuevos o viejos',
  Driver: 'Conductor',
}

/** A light vehicle and whoever drives it, before it leaves the yard. */
export const lightVehicle = libraryForm({
  ...{ key: 'light_vehicle', title: 'Light Vehicle Pre-Trip', passMark: 90 },
  ...{ formType: 'Equipment', icon: 'gauge' },
  description: 'A light vehicle, the way and the driver’s sleep, before it leaves the yard.',
  spanish,
  workflow: failedToManager,
  items: [
    section(
      'vehicle',
      'Vehicle',
      [
        ask('unit', 'text', 'Unit number', { titleAnswer: true }),
        ask('odometer', 'integer', 'Odometer', { min: 0, max: 2_000_000, unit: 'mi' }),
        criticalCheck('tyres', 'Do all tyres have tread and pressure, the spare one too?'),
        criticalCheck('lights', 'Do all lights and indicators work?'),
        criticalCheck('brakes', 'Does the brake hold on a slope?'),
        criticalCheck('belts', 'Is there a belt that holds for every seat?'),
        check('windscreen', 'Are the windscreen and the mirrors clean and whole?'),
        check('leaks', 'Is the ground below it dry?'),
        check('load', 'Is the load tied down, and nothing loose in the cab?', { weight: 2 }),
        check('kit', 'Are first-aid kit, triangles and extinguisher on board and in date?'),
        check('papers', 'Are registration, insurance and inspection in date?'),
        ask('walkaround', 'photo', 'Photo from the walk around it', { media: { max: 4 } }),
      ],
      { asTable: true },
    ),
    section('journey', 'Journey and driver', [
      check('monitor', 'Is the in-vehicle monitor on?'),
      check('journey_plan', 'Are the way and the rest stops agreed?', { weight: 2 }),
      check('phone', 'Is the phone put away for the drive?'),
      ask('hours_slept', 'decimal', 'Hours slept in the last 24', {
        ...{ min: 0, max: 24, precision: 1, unit: 'h', note: 'optional' },
        limits: limits(
          ['danger', null, 'Call your supervisor before you drive'],
          ['warn', 5, 'Short: plan one more stop'],
          ['ok', 7, 'Rested'],
        ),
        score: {
          bands: [
            { max: 5, score: 0 },
            { min: 5, max: 7, score: 1 },
            { min: 7, score: 2 },
          ],
          critical: true,
        },
        on: alarm(
          isBelow(5),
          'Do not drive before you have talked to your supervisor.',
          'Write down what you agreed.',
        ),
      }),
      mayAsk('damage', 'longText', 'Damage seen, new or old', { media: { max: 5 } }),
      signature('driver', 'Driver'),
    ]),
  ],
})
