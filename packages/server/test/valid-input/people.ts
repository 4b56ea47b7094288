import type { RecordIds, ValidInputs } from './inputs.ts'

const newcomer = {
  firstName: 'A',
  lastName: 'B',
  email: 'new@company.example',
  employeeNumber: 'n-1',
}

/** A valid input of each call of the area that answers. */
export const peopleInputs = (ids: RecordIds): ValidInputs<'people'> => ({
  'people.search': { search: 'test' },
  'people.list': {},
  'people.excel': {},
  'people.excelFile': { expires: '0', signature: 'x' },
  'people.get': { userId: ids.person },
  'people.seat': { userId: ids.person },
  'people.companies': {},
  'people.ownEmergencyContact': {},
  'people.lookAtEmergencyContact': { userId: ids.person },
  'people.saveEmergencyContact': { userId: ids.person, name: 'Jo', phone: '907 555 0134' },
  'people.taken': { email: 'new@company.example' },
  'people.add': newcomer,
  'people.edit': { userId: ids.person, ...newcomer, hireDate: '2024-02-29' },
  'people.listDirectory': {},
  'people.addFromDirectory': { userName: 'new@company.example', ...newcomer },
  'people.editFromDirectory': {
    ...{ userId: ids.person, userName: 'new@company.example' },
    ...{ ...newcomer, hireDate: '2024-02-29' },
  },
  'people.invite': { userId: ids.person },
  'people.waiting': { userId: ids.person },
  'people.deactivate': { userId: ids.person },
  'people.reactivate': { userId: ids.person },
  'people.unlink': { userId: ids.person },
  'people.checkImport': { file: 'upload:none' },
  'people.getImport': { importId: 'none' },
  'people.applyImport': { importId: 'none' },
  'people.importReport': { importId: 'none' },
  'people.importTemplate': {},
})
