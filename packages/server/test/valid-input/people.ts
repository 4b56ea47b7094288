import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const peopleInputs = (ids: RecordIds): ValidInputs<'people'> => ({
  'people.search': { search: 'test' },
  'people.list': {},
  'people.excel': {},
  'people.excelFile': { expires: '0', signature: 'x' },
  'people.get': { userId: ids.person },
  'people.add': {
    firstName: 'A',
    lastName: 'B',
    email: 'new@company.example',
    employeeNumber: 'n-1',
  },
  'people.invite': { userId: ids.person },
  'people.deactivate': { userId: ids.person },
  'people.reactivate': { userId: ids.person },
  'people.checkImport': { file: 'upload:none' },
  'people.getImport': { importId: 'none' },
  'people.applyImport': { importId: 'none' },
  'people.importReport': { importId: 'none' },
})
