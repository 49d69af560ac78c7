// Code of a thread that takes its time to load, behind a module with a top-level await.
import { awaited } from './awaits.ts';

const LOADING_MILLISECONDS = 300;

for (const end = performance.now() + LOADING_MILLISECONDS; performance.now() < end; );

export default function answer(): boolean {
  return awaited;
}
