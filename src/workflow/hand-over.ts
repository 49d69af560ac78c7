import { CATALOGUE, type Catalogue } from '../cleansing/catalogue.ts';
import type { Column } from '../records/column.ts';
import { permittedValues } from './describe.ts';
import { type DescribedColumn, describedColumns } from './described-columns.ts';
import { shellExample, typescriptExample } from './hand-over-examples.ts';
import { REJECT_COLUMNS } from './rejects.ts';
import { REJECTS, type Workflow } from './workflow.ts';

/** Everything that the developer of a client needs to call a workflow. It holds no secret. */
export interface HandOver {
  readonly name: string;
  readonly description: string;
  /** The address of the service, without a path. */
  readonly url: string;
  /** The public id of the client. */
  readonly clientId: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly kind: 'dataset' | 'file';
    readonly description: string;
    readonly columns: readonly (Column & { readonly description: string })[];
  }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    /** The default value as text; empty if there is none. */
    readonly preset: string;
    readonly permitted: string;
    readonly description: string;
  }[];
  readonly outputs: readonly {
    readonly name: string;
    readonly kind: 'dataset' | 'file';
    readonly description: string;
    readonly columns: readonly DescribedColumn[];
    /** The place of the columns that the client adds, such as “after `name`”; absent if no output holds them. */
    readonly carried?: string;
  }[];
  /** A shell script that needs only curl and sed, and reads the secret from CLIENT_SECRET. */
  readonly shell: string;
  /** A program for @fettle/client, which reads the secret from CLIENT_SECRET. */
  readonly typescript: string;
}

/** Describes a workflow for the developer who will call it. */
export function handOver(
  workflow: Workflow,
  client: { readonly url: string; readonly clientId: string },
  catalogue: Catalogue = CATALOGUE,
): HandOver {
  const { name, description, inputs, parameters, outputs } = workflow;
  return {
    name,
    description,
    url: client.url,
    clientId: client.clientId,
    inputs: inputs.map((input) => ({
      name: input.name,
      kind: input.kind,
      description: input.description,
      columns: input.columns,
    })),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: parameter.type,
      isRequired: parameter.required,
      preset: parameter.default === null ? '' : String(parameter.default),
      permitted: permittedValues(parameter),
      description: parameter.description,
    })),
    outputs: [
      ...outputs.map((output) => {
        const { columns, carried } = describedColumns(workflow, output, catalogue);
        return {
          name: output.name,
          kind: output.kind,
          description: output.description,
          columns,
          ...(carried !== undefined && { carried }),
        };
      }),
      {
        name: REJECTS,
        kind: 'dataset',
        description: 'The records that could not be read or cleansed, each with the reason.',
        columns: REJECT_COLUMNS.map((column) => ({ ...column, madeBy: 'the job' })),
      },
    ],
    shell: shellExample(workflow, client),
    typescript: typescriptExample(workflow, client),
  };
}
