/** Where the page of what waits lists what can be begun on this device. */
export const beginId = 'begin'
