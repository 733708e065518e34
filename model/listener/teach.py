"""Makes what the listener learns from: patches of sound, each with what the teacher says of it.

    python teach.py --teacher yamnet.tflite --packages FOLDER --cars FOLDER --out FILE.npz [--patches 60000]

--packages holds Debian packages (*.deb) of sounds.csv, --cars FLAC files of licensed engines (healthy, KaroDievas).
A patch is 0.975 s at 16 kHz. Kept are the teacher's own log-mel (96 x 64, int8) and its 521 logits (int8).
No recording without a licence is read. Seeded: the same files give the same patches.
"""
import argparse
import csv
import glob
import io
import os
import subprocess
import tempfile
import zipfile

import numpy as np
import soundfile
from ai_edge_litert.interpreter import Interpreter
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

RATE = 16_000
PATCH = 15_600
SOUNDS = (".wav", ".ogg", ".oga", ".flac", ".mp3", ".opus")
ARCHIVES = (".pk3", ".zip", ".wz", ".btp", ".sdz")
PER_PACKAGE = 80
LOG_MEL, LOGITS = 28, 118  # tensors of the teacher
LOGIT_STEP, LOGIT_ZERO = 0.3471774756908417, 100
WEATHER = range(277, 294)  # classes of the teacher: wind to crackling fire
ENGINES = range(294, 349)  # vehicles and engines


def at_16k(data, rate):
    mono = data.mean(axis=1) if data.ndim > 1 else data
    mono = mono[: rate * 20]
    if rate == RATE:
        return mono.astype(np.float32)
    common = np.gcd(int(rate), RATE)
    return resample_poly(mono, RATE // common, rate // common).astype(np.float32)


def read(source):
    try:
        data, rate = soundfile.read(source, dtype="float32", frames=60 * 48_000)
    except Exception:
        return None
    if rate < 8_000 or len(data) < rate // 3:
        return None
    sound = at_16k(data, rate)
    return sound if np.sqrt(np.mean(sound**2)) > 1e-4 else None


def of_package(deb, rng):
    """Sounds of one package, at most PER_PACKAGE."""
    with tempfile.TemporaryDirectory() as folder:
        # Only what may be sound: some packages hold gigabytes of pictures.
        wanted = [f"*{end}" for end in SOUNDS + ARCHIVES]
        whole = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", deb], stdout=subprocess.PIPE)
        subprocess.run(["tar", "x", "-C", folder, "--wildcards", *wanted], stdin=whole.stdout, stderr=subprocess.DEVNULL)
        whole.wait()
        files, packed = [], []
        for root, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(root, name)
                if "_desc" in name:  # tuxpaint: a voice that describes a picture, in forty languages
                    continue
                if name.lower().endswith(SOUNDS):
                    files.append(path)
                elif name.lower().endswith(ARCHIVES):
                    packed.append(path)
        members = []
        for path in packed:
            try:
                members += [(path, m) for m in zipfile.ZipFile(path).namelist() if m.lower().endswith(SOUNDS)]
            except zipfile.BadZipFile:
                pass
        every = sorted(files) + sorted(members)
        rng.shuffle(every)
        sounds = []
        for entry in every[: 2 * PER_PACKAGE]:
            if isinstance(entry, tuple):
                entry = io.BytesIO(zipfile.ZipFile(entry[0]).read(entry[1]))
            sound = read(entry)
            if sound is not None:
                sounds.append(sound)
            if len(sounds) == PER_PACKAGE:
                break
        return sounds


# Made sounds -------------------------------------------------------------------------------------------------------


def coloured(rng, slope):
    """Noise whose power falls with frequency to the power of `slope`: 0 white, 1 pink, 2 brown."""
    spectrum = np.fft.rfft(rng.standard_normal(PATCH))
    f = np.maximum(np.fft.rfftfreq(PATCH, 1 / RATE), 20)
    return np.fft.irfft(spectrum * f ** (-slope / 2), PATCH)


def hum(rng):
    t = np.arange(PATCH) / RATE
    base = rng.choice([50, 60, rng.uniform(45, 130)])
    return sum(np.sin(2 * np.pi * k * base * t + rng.uniform(0, 7)) * rng.uniform(0.1, 1) / k for k in range(1, rng.integers(2, 20)))


def tones(rng):
    t = np.arange(PATCH) / RATE
    out = np.zeros(PATCH)
    for _ in range(rng.integers(1, 5)):
        start, end = np.exp(rng.uniform(np.log(80), np.log(7_000), 2))
        if rng.random() < 0.6:
            end = start
        out += np.sin(2 * np.pi * np.cumsum(np.linspace(start, end, PATCH)) / RATE)
    return out * (1 + rng.uniform(0, 1) * np.sin(2 * np.pi * rng.uniform(0.5, 15) * t))


def ticks(rng):
    out = np.zeros(PATCH)
    rate = np.exp(rng.uniform(np.log(1), np.log(40)))
    for at in np.arange(rng.uniform(0, 1 / rate), 0.97, 1 / rate):
        at += rng.normal() * rng.choice([0, 0.2]) / rate
        n = np.arange(int(RATE * rng.uniform(0.002, 0.05)))
        ring = np.exp(-5 * n / len(n)) * np.sin(2 * np.pi * rng.uniform(300, 6_000) * n / RATE)
        place = int(max(0, at) * RATE)
        part = ring[: max(0, PATCH - place)]
        out[place : place + len(part)] += part
    return out + 0.003 * rng.standard_normal(PATCH)


def pulses(rng):
    """An engine as a train of pulses through a few resonances."""
    rate = np.exp(rng.uniform(np.log(15), np.log(160)))
    cylinders = rng.integers(3, 9)
    strength = rng.uniform(0.7, 1, cylinders)
    if rng.random() < 0.3:
        strength[rng.integers(cylinders)] *= rng.uniform(0, 0.4)
    out = np.zeros(PATCH)
    times = np.cumsum(np.abs(1 / rate * (1 + 0.02 * rng.standard_normal(200))))
    for n, at in enumerate(times[times < 0.97]):
        out[int(at * RATE)] += strength[n % cylinders]
    for low, high in ((30, rng.uniform(120, 400)), (rng.uniform(200, 600), rng.uniform(700, 2_500))):
        out = out + rng.uniform(0.3, 3) * sosfilt(butter(2, [low, high], "band", fs=RATE, output="sos"), out)
    return out / (np.std(out) + 1e-9) + rng.uniform(0.05, 0.6) * coloured(rng, 1) / np.std(coloured(rng, 1))


def gusts(rng):
    t = np.arange(PATCH) / RATE
    low = sosfilt(butter(2, rng.uniform(150, 900), fs=RATE, output="sos"), rng.standard_normal(PATCH))
    return low * (1 + 0.8 * np.sin(2 * np.pi * rng.uniform(0.3, 3) * t + rng.uniform(0, 7)))


def drops(rng, rate, low, high, longest):
    """Decaying tones that begin at random, `rate` a second, loud and soft by their own power law."""
    out = np.zeros(PATCH)
    for at in np.flatnonzero(rng.random(PATCH) < rate / RATE):
        n = np.arange(int(RATE * rng.uniform(0.001, longest)))
        f = np.exp(rng.uniform(np.log(low), np.log(high)))
        ring = np.exp(-6 * n / max(1, len(n))) * np.sin(2 * np.pi * f * n / RATE * (1 + rng.uniform(0, 0.3) * n / RATE))
        part = ring[: PATCH - at] * rng.pareto(2)
        out[at : at + len(part)] += part
    return out


def band(rng, low, high):
    sound = sosfilt(butter(1, [low, high], "band", fs=RATE, output="sos"), coloured(rng, rng.uniform(0, 1)))
    return unit(sound)


def rain(rng):
    near = drops(rng, np.exp(rng.uniform(np.log(5), np.log(600))), 600, 7_000, 0.01)
    return band(rng, rng.uniform(200, 1_500), rng.uniform(4_000, 7_800)) + rng.uniform(0, 2) * unit(near)


def fire(rng):
    crackle = drops(rng, np.exp(rng.uniform(np.log(4), np.log(120))), 500, 7_000, 0.006)
    return unit(crackle) * rng.uniform(0.5, 2) + rng.uniform(0.1, 1) * band(rng, 40, rng.uniform(200, 1_200))


def waves(rng):
    t = np.arange(PATCH) / RATE
    swell = 10 ** (rng.uniform(0, 12) / 20 * np.sin(2 * np.pi * rng.uniform(0.05, 0.5) * t + rng.uniform(0, 7)))
    return swell * band(rng, rng.uniform(60, 500), rng.uniform(1_500, 7_500)) + 0.3 * band(rng, 30, 300)


def water(rng):
    """Bubbles ring at some hundred Hz and rise (van den Doel 2005)."""
    bubbles = drops(rng, np.exp(rng.uniform(np.log(5), np.log(300))), 250, 3_500, 0.06)
    return unit(bubbles) + rng.uniform(0, 1.5) * band(rng, rng.uniform(200, 1_000), rng.uniform(3_000, 7_500))


def rubbish(rng):
    kind = coloured(rng, rng.uniform(0, 2)) if rng.random() < 0.5 else tones(rng)
    return np.clip(kind / np.std(kind) * rng.uniform(2, 30), -1, 1)


MADE = (
    lambda rng: coloured(rng, rng.choice([0, 1, 2, rng.uniform(-1, 2.5)])),
    hum, tones, ticks, pulses, pulses, gusts, rubbish,
    rain, rain, fire, fire, waves, waves, water, gusts,
)  # fmt: skip

# What rooms and recorders do -----------------------------------------------------------------------------------------


def patch_of(sound, rng):
    if len(sound) <= PATCH:
        return np.pad(sound, (0, PATCH - len(sound))) if rng.random() < 0.5 else np.resize(sound, PATCH)
    start = rng.integers(len(sound) - PATCH)
    return sound[start : start + PATCH]


def changed(x, rng):
    if rng.random() < 0.3:
        factor = np.exp(rng.uniform(np.log(0.73), np.log(1.37)))
        x = np.interp(np.arange(PATCH) * factor % (PATCH - 1), np.arange(PATCH), x)
    if rng.random() < 0.3:
        n = np.arange(int(RATE * rng.uniform(0.05, 0.6)))
        tail = np.exp(-7 * n / len(n)) * rng.standard_normal(len(n))
        wet = fftconvolve(x, tail / np.sqrt(np.sum(tail**2)))[:PATCH]
        x = x + rng.uniform(0.2, 1) * wet
    if rng.random() < 0.4:
        tilt = rng.uniform(-0.7, 0.7)
        x = x - tilt * np.concatenate(([0], x[:-1]))
    if rng.random() < 0.25:
        x = sosfilt(butter(2, rng.uniform(60, 400), "high", fs=RATE, output="sos"), x)
    if rng.random() < 0.25:
        x = sosfilt(butter(6, rng.uniform(2_500, 7_500), fs=RATE, output="sos"), x)
    if rng.random() < 0.1:
        x = np.tanh(x / (np.std(x) + 1e-9) * rng.uniform(0.5, 3))
    return x


def unit(x):
    return x / (np.sqrt(np.mean(np.square(x))) + 1e-9)


def main():
    ask = argparse.ArgumentParser()
    for name in ("teacher", "packages", "cars", "out"):
        ask.add_argument(f"--{name}", required=True)
    ask.add_argument("--patches", type=int, default=60_000)
    ask.add_argument("--seed", type=int, default=7)
    told = ask.parse_args()
    rng = np.random.default_rng(told.seed)
    here = os.path.dirname(os.path.abspath(__file__))
    held = {row["package"] for row in csv.DictReader(open(os.path.join(here, "sounds.csv"))) if row["part"] == "test"}
    packages = {}
    for deb in sorted(glob.glob(os.path.join(told.packages, "*.deb"))):
        name = os.path.basename(deb).split("_")[0]
        sounds = of_package(deb, rng)
        if sounds:
            packages[name] = sounds
        print(name, len(sounds), "test" if name in held else "", flush=True)
    cars = [read(path) for path in sorted(glob.glob(os.path.join(told.cars, "*.flac")))]
    taught = [sounds for name, sounds in packages.items() if name not in held]
    judge = [sounds for name, sounds in packages.items() if name in held]
    teacher = Interpreter(told.teacher, num_threads=1, experimental_preserve_all_tensors=True)
    teacher.allocate_tensors()
    place = teacher.get_input_details()[0]["index"]

    def teach(x):
        teacher.set_tensor(place, np.clip(x, -1, 1).astype(np.float32))
        teacher.invoke()
        return teacher.get_tensor(LOGITS)[0]

    def called(sound, classes):
        """Whether the teacher's first word for some part of the sound is one of these."""
        heard = np.max([teach(0.1 * unit(patch_of(sound, rng))) for _ in range(2)], axis=0).astype(float)
        ours = heard[list(classes)].max()
        return (ours - LOGIT_ZERO) * LOGIT_STEP > -1.5 and ours >= np.delete(heard, list(classes)).max() - 2

    # Packages hold little weather and few engines: what the teacher calls so is drawn more often.
    often = {}
    for name, classes in (("weather", WEATHER), ("engines", ENGINES)):
        often[name] = [own for own in ([x for x in sounds if called(x, classes)] for sounds in taught) if own]
        print(name, sum(map(len, often[name])), "sounds of", len(often[name]), "packages", flush=True)

    def drawn(pools):
        # A package counts by the root of its size.
        weights = np.sqrt([len(sounds) for sounds in pools])
        sounds = pools[rng.choice(len(pools), p=weights / weights.sum())]
        return patch_of(sounds[rng.integers(len(sounds))], rng)

    def one(pools):
        draw = rng.random()
        if pools is judge or draw >= 0.63:
            return drawn(pools)
        if draw < 0.27:
            return patch_of(cars[rng.integers(len(cars))], rng)
        if draw < 0.46:
            return MADE[rng.integers(len(MADE))](rng)
        return drawn(often["weather" if draw < 0.58 else "engines"])

    for part, pools, count in (("test", judge, 3_000), ("taught", taught, told.patches)):
        mels = np.zeros((count, 96, 64), np.int8)
        logits = np.zeros((count, 521), np.int8)
        for n in range(count):
            x = unit(one(pools))
            if rng.random() < 0.38:
                x = unit(x + 10 ** (-rng.uniform(-8, 20) / 20) * unit(one(pools)))
            if rng.random() < 0.75:
                x = unit(changed(x, rng))
            x = 0.1 * x * 10 ** (6 * rng.standard_normal() / 20)
            logits[n] = teach(x)
            mels[n] = teacher.get_tensor(LOG_MEL)[0]
            if n % 5_000 == 4_999:
                print(part, n + 1, flush=True)
                if n % 15_000 == 14_999:
                    np.savez(f"{told.out}.{part}.npz", mels=mels[: n + 1], logits=logits[: n + 1])
        np.savez(f"{told.out}.{part}.npz", mels=mels, logits=logits)


main()
