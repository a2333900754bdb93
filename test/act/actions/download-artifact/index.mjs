// The folder of this repository's packages; act runs this file from a copy.
const { DefaultArtifactClient } = await import(process.env.ACT_TOOLKIT);
const client = new DefaultArtifactClient();
const { artifact } = await client.getArtifact(process.env.INPUT_NAME);
await client.downloadArtifact(artifact.id, { path: process.env.INPUT_PATH });
process.exit(0);
