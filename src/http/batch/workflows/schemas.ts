import Type from 'typebox';

const Description = Type.String({ description: 'As the operator wrote it; may be empty.' });

const ColumnNumber = Type.Integer({ description: '0 text, 1 integer, 2 decimal, 3 date, 4 boolean.' });

const SUMMARY = {
  name: Type.String(),
  description: Description,
  version: Type.Integer({ description: 'The newest version. A job that starts now runs this one.' }),
  installedAt: Type.String({ format: 'date-time' }),
};

export const WorkflowSummary = Type.Object(SUMMARY, { title: 'WorkflowSummary' });

export const WorkflowRecord = Type.Object(
  {
    ...SUMMARY,
    inputs: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The member of a job’s `inputDatasets`.' }),
        kind: Type.String({ enum: ['dataset', 'file'], description: 'A file comes from the file area.' }),
        description: Description,
        columns: Type.Array(
          Type.Object({ name: Type.String(), type: ColumnNumber, description: Description }),
          { description: 'The columns that must be there. Other columns are carried through.' },
        ),
      }),
    ),
    parameters: Type.Array(
      Type.Object({
        name: Type.String(),
        type: ColumnNumber,
        description: Description,
        required: Type.Boolean(),
        default: Type.Unknown({ description: 'The value of a job that does not give one; null: none.' }),
      }),
    ),
    outputs: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The member of a job’s `outputDatasets` or `outputFilenames`.' }),
        input: Type.String({ description: 'The input whose records it holds.' }),
        kind: Type.String({ enum: ['dataset', 'file'] }),
        description: Description,
      }),
      { description: 'Besides these every job has the output `Rejects`.' },
    ),
  },
  { title: 'Workflow', description: 'What a workflow takes and gives.' },
);

export const AtWorkflow = Type.Object({ name: Type.String({ description: 'The name of the workflow.' }) });
