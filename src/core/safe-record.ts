import * as v from 'valibot';

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
export function safeRecord<T>(
  value: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Record<string, T>> {
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isPlainObject, 'Invalid type: Expected Object'),
    v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }): Record<string, T> => {
      const entries: [string, T][] = [];
      for (const [key, each] of Object.entries(input)) {
        const parsed = v.safeParse(value, each);
        if (!parsed.success) {
          const [issue] = parsed.issues;
          const here = { type: 'object', origin: 'value', input, key, value: each } as const;
          addIssue({
            message: issue.message,
            expected: issue.expected ?? undefined,
            path: [here, ...(issue.path ?? [])],
          });
          return NEVER;
        }
        entries.push([key, parsed.output]);
      }
      // This makes own properties of all of them.
      return Object.fromEntries(entries);
    }),
  );
}

function isPlainObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
