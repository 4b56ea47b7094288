/** What the address of the device key answers; null while nobody is signed in. */
export type DeviceKeyAnswer = { personId: string; secret: string } | null
