export { AddressLookup, type LookupCall, type LookupConnection, type LookupQuery } from './address-lookup.ts';
export { Cleaned } from './cleaned.ts';
export { type Columns, type ColumnType, columnsOf, type Row } from './columns.ts';
export type { ConnectionOptions } from './connection.ts';
export * from './errors.ts';
export { type CleanOptions, Fettle, type FettleOptions, type UploadOptions } from './fettle.ts';
export type { Files } from './files.ts';
export type {
  AddressSuggestion,
  Dataset,
  Job,
  LookupOptions,
  LookupResult,
  NewJob,
  Problem,
  RawAddress,
  Workflow,
  WorkflowSummary,
} from './openapi.ts';
export { RunningJob, type Watching } from './running-job.ts';
export type { Credentials } from './token.ts';
export type { Rows, Sending } from './upload.ts';
