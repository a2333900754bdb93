import { dirname } from 'node:path';

// The folder of this repository's packages; act runs this file from a copy.
const { DefaultArtifactClient } = await import(process.env.ACT_TOOLKIT);
const client = new DefaultArtifactClient();
const { INPUT_NAME: name, INPUT_PATH: path } = process.env;
await client.uploadArtifact(name, [path], dirname(path));
process.exit(0);
