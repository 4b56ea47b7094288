import { protectionLabels, type SdsSection } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type {
  SdsInventoryTable,
  SdsRequestsTable,
  SdsSheetsTable,
} from '../src/areas/sds/sds.tables.ts'
import { json } from '../src/db/json.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { Directory } from './directory.ts'
import { chained } from './entry-history.ts'
import { organisation, pads, shardKey } from './organisation.ts'
import { numberInOrder } from './record-numbers.ts'
import { hazards, type Hazard } from './sds-hazards.ts'
import { makers, type Product } from './sds-product.ts'
import { products } from './sds-products.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

/** The safety data sheets of the demo world, and what lies on its pads. */
export type WorldSheets = {
  sheets: readonly Insertable<SdsSheetsTable>[]
  inventory: readonly Insertable<SdsInventoryTable>[]
  requests: readonly Insertable<SdsRequestsTable>[]
  history: readonly Insertable<AuditEventsTable>[]
  counters: ReturnType<typeof numberInOrder>['counters']
}

export type SheetsOptions = { now: Date; directory: Directory; random: SeededRandom }

const dayMinutes = 24 * 60
/** For how long the sheet of the demo world that was asked for is waited for. */
const waitedMinutes = 31 * 60
const emergency = '+1 800 555 0199'

/** Draws up a sheet for each product, and puts what is approved onto most of the pads. */
export function makeSheets({ now, directory, random }: SheetsOptions): WorldSheets {
  const keeper = directory.byDemoRole('admin').row.id
  const asker = directory.byDemoRole('employee').row.id
  const today = zoneClock(organisation.time_zone).dayOf(now)
  const askedAt = addMinutes(now, -waitedMinutes)
  const planned = products.map((product, place) => {
    const isAsked = product.status === 'requested'
    const at = isAsked ? askedAt : addMinutes(now, -(90 - place * 2) * dayMinutes)
    return { product, isAsked, by: isAsked ? asker : keeper, at, id: worldId(at, random) }
  })
  const { rows, counters } = numberInOrder('SDS', planned, ({ at }) => at)
  const approved = rows.filter(({ product }) => product.status === undefined)
  return {
    counters,
    sheets: rows.map(({ product, isAsked, by, at, id, number }) => ({
      ...{ shard_key: shardKey, id, number, ...columnsOf(product) },
      revision_on: isAsked ? null : addDays(today, -product.age),
      ...{ created_by: by, created_at: at, updated_at: at },
      ...(product.status === undefined ? { approved_by: keeper, approved_at: at } : {}),
    })),
    inventory: approved.flatMap(({ product, at, id }) =>
      // What is not everywhere lies on two pads of three.
      pads
        .filter(() => random.chance(0.66))
        .map((pad) => ({
          ...{ shard_key: shardKey, id: worldId(at, random), sheet_id: id, pad_id: pad.id },
          ...{ container: product.container, unit: product.unit, maximum: product.maximum },
          quantity: Math.round(product.quantity * (0.5 + random.int(0, 50) / 100)),
          ...{ updated_by: keeper, updated_at: at },
        })),
    ),
    requests: rows
      .filter(({ isAsked }) => isAsked)
      .map(({ by, at, id }) => ({
        ...{ shard_key: shardKey, sheet_id: id, person_id: by, asked_at: at },
        ...{ place: 'Brakes of the pump trailers', upload_id: null },
      })),
    history: rows.flatMap(({ product, isAsked, by, at, id }) => {
      const changes = { productName: { from: null, to: product.name } }
      const event = { recordType: 'sds', recordId: id, action: isAsked ? 'ask' : 'add', changes }
      return chained([{ at, personId: by, event }])
    }),
  }
}

function columnsOf(product: Product) {
  const hazard: Hazard = hazards[product.hazard]
  const [manufacturer, address, phone] = makers[product.maker]
  const status = product.status ?? 'approved'
  // A paper that has not come yet says nothing.
  const hasCome = status !== 'requested'
  return {
    status,
    status_reason: status === 'archived' ? 'The supplier delivers the 25 % product now.' : null,
    ...{ product_name: product.name, synonyms: product.synonyms },
    ...{ manufacturer, manufacturer_address: address, manufacturer_phone: phone },
    emergency_phone: hasCome ? emergency : '',
    ingredients: json(
      hasCome ? product.ingredients.map(([cas, name, from, to]) => ({ cas, name, from, to })) : [],
    ),
    ...{ language: 'English', jurisdiction: 'US OSHA HCS' },
    signal_word: hasCome ? hazard.signal : ('none' as const),
    ...{ pictograms: hasCome ? hazard.pictograms : [], h_codes: hasCome ? hazard.h : [] },
    ...{ p_codes: hasCome ? hazard.p : [], ppe: hasCome ? hazard.ppe : [] },
    ...{ storage_class: hazard.storage, un_number: product.un },
    sections: json(hasCome ? sectionsOf(product, hazard) : {}),
  }
}

function sectionsOf(product: Product, hazard: Hazard): Record<SdsSection, string> {
  const { name, synonyms, un } = product
  const [manufacturer, address, phone] = makers[product.maker]
  const isMild = hazard.signal === 'none'
  const worn = hazard.ppe.map((one) => protectionLabels[one].toLowerCase()).join(', ')
  return {
    identification: `${name} (${synonyms.join(', ')}). Use: ${product.use.toLowerCase()}.\n${manufacturer}, ${address}, ${phone}.\nEmergency, day and night: ${emergency}.`,
    hazards: hazard.does,
    composition: product.ingredients
      .map(([cas, substance, from, to]) => `${substance} (${cas}): ${from} to ${to} %`)
      .join('\n'),
    firstAid: hazard.firstAid,
    firefighting: hazard.fire,
    accidentalRelease: hazard.spill,
    handlingAndStorage: `${hazard.handling} Storage class: ${hazard.storage.toLowerCase()}.`,
    exposure: `Wear: ${worn}. Work outdoors or with exhaust ventilation. Keep an eye wash near.`,
    properties: `Kept in: ${product.container}. See the supplier’s sheet for boiling point, flash point and density.`,
    stability: hazard.reacts,
    toxicology: isMild ? 'No effects are known at the amounts that are used.' : hazard.does,
    ecology: hazard.pictograms.includes('environment')
      ? 'Kills what lives in water. Report any release to ground or water.'
      : 'Keep it out of drains, ditches and water.',
    disposal: 'Into marked drums, by a licensed hauler, under federal, state and local rules.',
    transport: un === '' ? 'Not regulated by US DOT.' : `${un}, ${name}. Placard the load.`,
    regulation: `OSHA: ${isMild ? 'not hazardous' : 'hazardous'} under 29 CFR 1910.1200. All parts stand on the TSCA inventory.`,
    other: 'Made up for a demonstration. Never rely on it for a real product.',
  }
}
