// SPDX-License-Identifier: MIT
// The builds of examples/web in Node: node tests/web.mjs FOLDER DIGEST DIGEST. The digests are of two views, by the machine's own build.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [folder, ...expected] = process.argv.slice(2);
const { VIEW, digest, open } = await import(pathToFileURL(`${folder}/picture.mjs`));
const views = [VIEW, { left: -0.75, top: 0.1, scale: 0.00005, most: 300 }];
let failed = 0;

function report(good, name) {
    failed += !good;
    console.log((good ? 'ok - ' : 'not ok - ') + name);
}
for (const name of ['simd', 'plain']) {
    const build = await open(await readFile(`${folder}/${name}.wasm`));
    views.forEach((view, i) => {
        const rate = build.compute(view), got = digest(build.pixels());
        report(got === expected[i], `Node, ${name}, view ${i}: ${got}, ${rate.toFixed(0)} million steps/s`);
    });
    const said = build.waits();
    report(/required feature/.test(said), `Node, ${name}: a barrier gives a status: ${said}`);
}
process.exitCode = failed ? 1 : 0;
