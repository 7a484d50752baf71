// SPDX-License-Identifier: MIT
// One build of mandelbrot.c as an object, the same in a page and in Node. It imports nothing, so there is nothing to hand to it.

export const VIEW = { left: -2.2, top: -1.25, scale: 0.0026, most: 200 };

export async function open(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes);
    const web = instance.exports;
    web._initialize();
    const wide = web.web_wide(), high = web.web_high();
    const pixels = () => new Uint8ClampedArray(web.memory.buffer, web.web_pixels(), wide * high * 4);
    return {
        wide, high, pixels,
        // computes the picture; returns millions of steps a second
        compute(view) {
            const begin = performance.now();
            const failed = web.web_points(view.left, view.top, view.scale, view.most) || web.web_soften();
            const end = performance.now();
            if (failed) throw new Error(`status ${failed}`);
            return web.web_steps() / Math.max(end - begin, 0.1) / 1000;
        },
        // what a launch says whose kernel waits at a barrier
        waits() {
            const from = new Uint8Array(web.memory.buffer, web.web_waits());
            return new TextDecoder().decode(from.slice(0, from.indexOf(0)));
        },
    };
}

// of RGBA bytes: the digest that mandelbrot.c prints
export function digest(bytes) {
    const words = new Uint32Array(new Uint8Array(bytes).buffer);
    let sum = 2166136261;
    for (const word of words) sum = Math.imul(sum ^ word, 16777619);
    return (sum >>> 0).toString(16).padStart(8, '0');
}
