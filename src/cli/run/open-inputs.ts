import { present } from '../../present.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import { mapsOfInputs, whatNeeds } from '../column-map.ts';
import { type Input, openInput } from '../files/input.ts';
import type { RunOptions } from './run-options.ts';

/** Opens the file of each input of the workflow, in the workflow's order. */
export async function openInputs(workflow: Workflow, options: RunOptions): Promise<Input[]> {
  const maps = mapsOfInputs(workflow, options.map);
  const inputs: Input[] = [];
  for (const input of workflow.inputs) {
    const neededBy = (column: string) => whatNeeds(workflow, input.name, column);
    const rules = { map: present(maps.get(input.name), `the input ${input.name}`), neededBy, hasMap: true };
    const place = options.place ?? {
      sheet: sheetOf(input.name, workflow, options.sheet) ?? input.place?.sheet,
      rowsAbove: options.rowsAbove ?? input.place?.rowsAbove,
      isHeaderless: options.header === false || input.place?.isHeaderless === true,
      encoding: input.place?.encoding,
    };
    inputs.push(
      await openInput(
        input,
        present(options.input[input.name], `the path of the input ${input.name}`),
        rules,
        place,
      ),
    );
  }
  return inputs;
}

/** `--sheet NAME` applies to every workbook, `--sheet INPUT=NAME` to one of them. */
function sheetOf(input: string, { inputs }: Workflow, sheet: string | undefined): string | undefined {
  if (sheet === undefined) return undefined;
  const of = inputs.find(({ name }) => sheet.startsWith(`${name}=`));
  if (of === undefined) return sheet;
  return of.name === input ? sheet.slice(input.length + 1) : undefined;
}
