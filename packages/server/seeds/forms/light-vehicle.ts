import type { FormDefinition, Section } from '@holdpoint/forms'
import {
  check,
  criticalCheck,
  en,
  header,
  signature,
} from '../../src/areas/manage-forms/library/parts.ts'

const vehicle: Section = {
  key: 'vehicle',
  type: 'section',
  title: en('Vehicle'),
  items: [
    { key: 'unit', type: 'text', label: en('Unit number'), required: true, titleAnswer: true },
    criticalCheck('tyres', 'Do all tyres have tread and pressure?'),
    criticalCheck('belts', 'Is there a belt that holds for every seat?'),
    check('load', 'Is the load tied down?', { weight: 2 }),
    signature('driver', 'Driver'),
  ],
}

/** A light vehicle before it leaves the yard, as it was asked for first. */
export const lightVehicleOfBefore: FormDefinition = {
  schema: 1,
  key: 'light_vehicle',
  version: 1,
  title: en('Light Vehicle Pre-Trip'),
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 85, na: 'exclude', critical: 'failKeepScore' },
  items: [...header, vehicle],
}

/** The same with what a bad night on the road has taught. */
export const lightVehicle: FormDefinition = {
  ...lightVehicleOfBefore,
  version: 2,
  scoring: { enabled: true, passingPercentage: 90, na: 'exclude', critical: 'failKeepScore' },
  items: [
    ...header,
    vehicle,
    {
      key: 'journey',
      type: 'section',
      title: en('Journey'),
      items: [
        check('journey_plan', 'Are the way and the rest stops agreed?', { weight: 2 }),
        {
          key: 'hours_slept',
          type: 'decimal',
          label: en('Hours slept in the last 24'),
          required: true,
          min: 0,
          max: 24,
          precision: 1,
          unit: 'h',
          limits: [
            { max: 5, level: 'danger', label: en('Call your supervisor before you drive') },
            { min: 5, max: 7, level: 'warn', label: en('Short: plan one more stop') },
            { min: 7, level: 'ok', label: en('Rested') },
          ],
          score: {
            bands: [
              { max: 5, score: 0 },
              { min: 5, max: 7, score: 1 },
              { min: 7, score: 2 },
            ],
          },
        },
      ],
    },
  ],
}
