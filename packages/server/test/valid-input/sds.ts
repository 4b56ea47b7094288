import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function sdsInputs(ids: RecordIds): ValidInputs<'sds'> {
  const sheetId = ids.sds
  return {
    'sds.list': {},
    'sds.keepFilter': { padNames: 'pad-1' },
    'sds.keptFilter': { filter: 'none' },
    'sds.manufacturers': { search: 'acid' },
    'sds.get': { sheetId },
    'sds.history': { sheetId },
    'sds.save': { sheetId, productName: 'Methanol' },
    'sds.move': { sheetId, event: 'receive' },
    'sds.alike': { productName: 'Methanol' },
    'sds.ask': { productName: 'Methanol' },
    'sds.join': { sheetId },
    'sds.saveDocument': { sheetId, file: 'upload:none' },
    'sds.document': { sheetId },
    'sds.saveInventory': { sheetId, padId: 'pad-1', quantity: '275', unit: 'gal' },
    'sds.removeInventory': { sheetId, inventoryId: 'none' },
    'sds.open': { sheetId },
    'sds.acknowledge': { sheetId },
    'sds.waive': { sheetId, personId: 'none', reason: 'On leave' },
    'sds.acknowledgements': { sheetId },
    'sds.excel': {},
    'sds.kiosks': {},
    'sds.addKiosk': { padId: 'pad-1', name: 'Gate' },
    'sds.revokeKiosk': { kioskId: ids.sdsKiosk },
    'sds.kiosk': { kioskKey: 'none' },
    'sds.kioskSheet': { kioskKey: 'none', sheetId },
    'sds.kioskDocument': { kioskKey: 'none', sheetId },
    'sds.kioskPack': { kioskKey: 'none' },
    'sds.pads': {},
    'sds.pack': { padId: 'pad-1' },
    'sds.excelFile': { expires: '0', signature: 'x' },
    'sds.peopleExcel': {},
    'sds.peopleExcelFile': { expires: '0', signature: 'x' },
  }
}
