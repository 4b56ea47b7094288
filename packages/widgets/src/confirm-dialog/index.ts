export * as ConfirmDialog from './confirm-dialog.tsx'
