// A jest environment in which the tests of a run end with the first one that fails: a mutant needs no second.
import { TestEnvironment } from 'jest-environment-node';

/** Of the run that is under way, in all of its files: the judge runs them one after the other in its own process. */
export const failures = { hasFailed: false };

export default class FirstFailure extends TestEnvironment {
  async setup() {
    if (failures.hasFailed) throw new Error('another file has failed already');
    await super.setup();
  }

  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) failures.hasFailed = true;
    if (event.name === 'test_start' && failures.hasFailed) event.test.mode = 'skip';
  }
}
