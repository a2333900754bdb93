/** Before the second and the third try, as GitHub's API is asked (spec 4.3). */
const WAITS_MS = [1000, 3000] as const;

/** Works three times before it is silence: services now and then answer 500 or nothing. @throws Error of the last try */
export async function thrice<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<void>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      await pause(waitMs);
    }
  }
  return await work();
}
