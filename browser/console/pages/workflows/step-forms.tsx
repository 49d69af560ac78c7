import { useEffect, useState } from 'preact/hooks';
import { type EditorModule, loadEditor } from '../../parts/text-editor.tsx';

/** The steps of the file, each with its form. A change in a form changes the text. */
export function StepForms({
  text,
  schema,
  onGo,
}: {
  text: string;
  schema: object;
  onChange: (text: string) => void;
  onGo: (line: number) => void;
}) {
  const [module, setModule] = useState<EditorModule>();
  useEffect(() => {
    loadEditor().then(setModule, () => undefined);
  }, []);
  const steps = module?.readDraftSteps(text);
  if (module === undefined) return null;
  return (
    <section>
      <h2>Steps</h2>
      {steps === undefined && <p class="soft">They appear here when the text is YAML again.</p>}
      {steps?.length === 0 && <p class="soft">None: the records are copied.</p>}
      <ol class="draft-steps">
        {steps?.map(({ step, id, line }, at) => (
          <li key={`${at} ${step}`}>
            <button type="button" class="plain" onClick={() => onGo(line)}>
              {id ?? step}
            </button>
            <p class="soft small">{descriptionOf(schema, step)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepSchema {
  readonly properties?: {
    readonly steps?: {
      readonly items?: {
        readonly allOf?: readonly {
          readonly if?: { readonly properties?: { readonly step?: { readonly const?: string } } };
          readonly then?: { readonly description?: string };
        }[];
      };
    };
  };
}

function descriptionOf(schema: object, name: string): string {
  const rules = (schema as StepSchema).properties?.steps?.items?.allOf ?? [];
  return rules.find((rule) => rule.if?.properties?.step?.const === name)?.then?.description ?? '';
}
