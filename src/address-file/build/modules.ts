import { bundled } from '../../bundled.ts';
import type { Renderer } from '../answer/ready-answer.ts';
import type { PostcodeEntry } from '../postcode-entry.ts';
import type { RowSource } from '../rows.ts';
import type { Locate } from './place.ts';

/**
 * The modules that the builder takes from other rooms, as module URLs (as `import.meta.url` has them), so
 * that each thread can import them for itself.
 */
export interface BuildModules {
  /** Exports {@link RendererModule}. Without a renderer the file has no ready answers. */
  readonly renderer?: string;
  /** Exports {@link LocatorModule}. Default: src/address-file/location/locate.ts. */
  readonly locator?: string;
  /** Without it the sources are read one after the other. */
  readonly sources?: SourcesFinder;
}

/** How a thread finds the sources of the build again: open files cannot be passed to it. */
export interface SourcesFinder {
  /** Exports {@link SourcesModule}. */
  readonly module: string;
  /** Anything that can be passed to a thread. */
  readonly argument: unknown;
}

export interface RendererModule {
  /** The names of the answers that `render` returns, the same for every entry. */
  readonly answers: readonly string[];
  readonly render: Renderer<PostcodeEntry>;
}

export interface LocatorModule {
  readonly locate: Locate;
}

export interface SourcesModule {
  /** Finds the same sources as the caller of the build did, in the same order. */
  readonly findAll: (argument: unknown) => Promise<readonly RowSource[]>;
}

const LOCATOR = bundled(new URL('../location/locate.ts', import.meta.url));

const NO_ANSWERS: RendererModule = { answers: [], render: () => ({}) };

export async function importRenderer({ renderer }: BuildModules): Promise<RendererModule> {
  return renderer === undefined ? NO_ANSWERS : ((await import(renderer)) as RendererModule);
}

export async function importLocator({ locator = LOCATOR }: BuildModules): Promise<LocatorModule> {
  return (await import(locator)) as LocatorModule;
}

export async function importSources({ module }: SourcesFinder): Promise<SourcesModule> {
  return (await import(module)) as SourcesModule;
}
