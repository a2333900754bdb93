// A jest environment in which the tests of a file end with the first one that fails: a mutant needs no second.
import { TestEnvironment } from 'jest-environment-node';

export default class FirstFailure extends TestEnvironment {
  failed = false;

  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
}
