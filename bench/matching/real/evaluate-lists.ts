import type { EvaluationOptions } from '../evaluate.ts';

export async function evaluateLists(_options: EvaluationOptions): Promise<void> {}
