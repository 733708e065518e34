"""Teaches the listener what its teacher said of the patches of teach.py.

    python train.py --data FILE (as in teach.py --out) --out weights.json [--minutes 12]

A 3 x 3 stem, five blocks of a depthwise 3 x 3 and a pointwise convolution, the mean, one linear layer: 76,000 weights.
After training batch norms are folded in and weights rounded to whole numbers, one scale for each output. Prints the
agreement with the teacher on packages that took no part.
"""
import argparse
import base64
import json
import time

import numpy as np
import torch
from torch import nn

STEP, ZERO = 0.048020608723163605, 16  # of the teacher's log-mel
LOGIT_STEP, LOGIT_ZERO = 0.3471774756908417, 100  # of the teacher's logits
BLOCKS = ((2, 16, 32), (1, 32, 48), (2, 48, 64), (1, 64, 96), (2, 96, 112))  # stride, inputs, outputs
CLASSES = 521
BATCH = 128
LEAST = -8.0  # logits below say the same: not heard


class Listener(nn.Module):
    def __init__(self):
        super().__init__()
        parts = [nn.Conv2d(1, 16, 3, 2, 1, bias=False), nn.BatchNorm2d(16), nn.ReLU()]
        for stride, inputs, outputs in BLOCKS:
            parts += [nn.Conv2d(inputs, inputs, 3, stride, 1, groups=inputs, bias=False), nn.BatchNorm2d(inputs), nn.ReLU()]
            parts += [nn.Conv2d(inputs, outputs, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()]
        self.body = nn.Sequential(*parts)
        self.head = nn.Linear(BLOCKS[-1][2], CLASSES)

    def forward(self, x):
        return self.head(self.body(x).mean((2, 3)))


class Folded(nn.Module):
    """A listener whose batch norms are folded in already: what --start goes on with."""

    def __init__(self, layers):
        super().__init__()
        raw = lambda text, kind: np.frombuffer(base64.b64decode(text), kind)
        parts = []
        for layer in layers:
            bias = torch.from_numpy(raw(layer["biases"], "<f4").copy())
            whole = raw(layer["weights"], np.int8).reshape(layer["outputs"], -1) * raw(layer["scales"], "<f4")[:, None]
            weight = torch.from_numpy(whole.astype(np.float32))
            if layer["kind"] == "dense":
                self.head = nn.Linear(layer["inputs"], layer["outputs"])
                module = self.head
            else:
                groups = layer["inputs"] if layer["kind"] == "depthwise" else 1
                size = 1 if layer["kind"] == "pointwise" else 3
                module = nn.Conv2d(layer["inputs"], layer["outputs"], size, layer["stride"], size // 2, groups=groups)
                parts += [module, nn.ReLU()]
            module.weight.data = weight.reshape(module.weight.shape)
            module.bias.data = bias
        self.body = nn.Sequential(*parts)

    def forward(self, x):
        return self.head(self.body(x).mean((2, 3)))


def batch_of(mels, logits, rows):
    x = (torch.from_numpy(mels[rows].astype(np.float32)) - ZERO) * STEP
    y = (torch.from_numpy(logits[rows].astype(np.float32)) - LOGIT_ZERO) * LOGIT_STEP
    return x[:, None], y.clamp(min=LEAST)


def agreement(model, mels, logits):
    model.eval()
    said, truth = [], []
    with torch.no_grad():
        for at in range(0, len(mels), 250):
            x, y = batch_of(mels, logits, slice(at, at + 250))
            said.append(model(x).clamp(min=LEAST))
            truth.append(y)
    said, truth = torch.cat(said).numpy(), torch.cat(truth).numpy()
    spoken = (truth > -2).mean(0) > 0.01
    model.train()
    return float(np.mean([np.corrcoef(said[:, c], truth[:, c])[0, 1] for c in np.flatnonzero(spoken)])), int(spoken.sum())


def folded(conv, norm):
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def layer_of(kind, stride, inputs, weight, bias):
    rows = weight.detach().numpy().reshape(len(weight), -1)
    scales = np.maximum(np.abs(rows).max(1), 1e-9) / 127
    whole = np.round(rows / scales[:, None]).astype(np.int8)
    text = lambda values: base64.b64encode(np.ascontiguousarray(values).tobytes()).decode()
    return {
        "kind": kind, "stride": stride, "inputs": inputs, "outputs": len(weight), "weights": text(whole),
        "scales": text(scales.astype("<f4")), "biases": text(bias.detach().numpy().astype("<f4")),
    }  # fmt: skip


def layers_of(model):
    body = list(model.body)
    layers = []
    for at in range(0, len(body), 2 if isinstance(model, Folded) else 3):
        conv = body[at]
        weight, bias = (conv.weight, conv.bias) if isinstance(model, Folded) else folded(conv, body[at + 1])
        kind = "stem" if at == 0 else "depthwise" if conv.groups > 1 else "pointwise"
        layers.append(layer_of(kind, conv.stride[0], conv.in_channels, weight, bias))
    layers.append(layer_of("dense", 1, model.head.in_features, model.head.weight, model.head.bias))
    return layers


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--data", required=True)
    ask.add_argument("--out", required=True)
    ask.add_argument("--start", help="weights.json to go on with, at a fifth of the step")
    ask.add_argument("--step", type=float, help="the largest step; 6e-4 with --start, else 3e-3")
    ask.add_argument("--more", help="a second .npz of patches")
    ask.add_argument("--epochs", type=float, default=8)
    ask.add_argument("--deadline", type=float, default=0, help="seconds of wall clock after which the schedule is cut")
    told = ask.parse_args()
    torch.manual_seed(7)
    torch.set_num_threads(1)
    rng = np.random.default_rng(7)
    part = lambda name: np.load(f"{told.data}.{name}.npz")
    taught, test = part("taught"), part("test")
    mels, logits = taught["mels"], taught["logits"]
    if told.more:
        more = np.load(told.more)
        mels, logits = np.concatenate((mels, more["mels"])), np.concatenate((logits, more["logits"]))
    model = Folded(json.load(open(told.start))) if told.start else Listener()
    model = model.to(memory_format=torch.channels_last)
    spoken = ((logits.astype(np.float32) - LOGIT_ZERO) * LOGIT_STEP > -2).mean(0)
    weights = torch.from_numpy(0.15 + np.sqrt(spoken / spoken.max())).float()
    steps = int(told.epochs * len(mels) / BATCH)
    most = told.step or (6e-4 if told.start else 3e-3)
    learner = torch.optim.AdamW(model.parameters(), most, weight_decay=1e-2)
    started = time.time()
    done = 0
    while True:
        share = max(done / steps, (time.time() - started) / told.deadline if told.deadline else 0)
        if share >= 1:
            break
        for group in learner.param_groups:
            group["lr"] = most * min(1, (done + 1) / 100) * 0.5 * (1 + np.cos(np.pi * share))
        x, y = batch_of(mels, logits, np.sort(rng.integers(len(mels), size=BATCH)))
        # Louder or quieter by up to 6 dB: the same sound.
        x = x + 0.7 * (2 * torch.rand(BATCH, 1, 1, 1) - 1) * (x > -6)
        said = model(x.contiguous(memory_format=torch.channels_last))
        squared = ((said.clamp(min=LEAST - 1) - y) ** 2 * weights).mean()
        crossed = nn.functional.binary_cross_entropy_with_logits(said, torch.sigmoid(y))
        loss = squared + 20 * crossed
        learner.zero_grad(set_to_none=True)
        loss.backward()
        learner.step()
        done += 1
        if done % 200 == 0:
            print(done, "of", steps, round(float(loss.detach()), 3), round(time.time() - started), "s", flush=True)
        if done % 600 == 0:
            print("agreement", agreement(model, test["mels"], test["logits"]), flush=True)
            json.dump(layers_of(model.eval()), open(told.out, "w"))
            model.train()
    print("agreement", agreement(model, test["mels"], test["logits"]), flush=True)
    json.dump(layers_of(model.eval()), open(told.out, "w"))


main()
