/** The connection over Socket.IO, beside a real server at an address of this machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import type { PhoneScene } from '../../../app/class/protocol.ts';
import { type ClassLink, type LinkState, socketLink, socketPath } from '../../../app/phone/link.ts';
import { askedView, onWall } from './asked-views.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A server of sockets below `/phone/`, and the address of a page there. */
async function served(onSocket: (socket: Socket) => void): Promise<string> {
  const http = createServer();
  const server = new Server(http, { path: '/phone/socket.io' });
  server.on('connection', onSocket);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  opened.push(() => void server.close());
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/phone/`;
}

function linked(page: string, waits = { answer: 60_000, ended: 1 }): ClassLink {
  const link = socketLink(page, waits);
  opened.push(link.close);
  return link;
}

const entered = { ok: true, token: 't', name: 'otter' } as const;

/** Resolves when the connection is in a state for the next time. */
function nextState(link: ClassLink, awaited: LinkState): Promise<void> {
  return new Promise((resolve) => link.onState((state) => state === awaited && resolve()));
}

test('the room is at socket.io beside the page, at any address of the page', () => {
  expect(socketPath('http://192.168.1.5:8080/')).toBe('/socket.io');
  expect(socketPath('http://192.168.1.5:8080/phone/')).toBe('/phone/socket.io');
  expect(socketPath('http://192.168.1.5:8080/phone/index.html?a=b')).toBe('/phone/socket.io');
});

test('messages are acknowledged, and scenes arrive', async () => {
  const page = await served((socket) => {
    socket.on('enter', (message, reply) => {
      reply({ ...entered, name: message.name });
      socket.emit('scene', onWall(askedView('1')));
    });
    socket.on('answer', ({ count }, reply) => reply({ ok: true, count }));
  });
  const link = linked(page);
  const here = nextState(link, 'here');
  const scene = new Promise<PhoneScene>((resolve) => link.onScene(resolve));
  link.open();
  await here;
  expect(await link.enter({ name: 'quiet otter' })).toEqual({ ...entered, name: 'quiet otter' });
  expect((await scene).wall).toBe('1');
  expect(await link.answer({ view: '1', count: 3, answer: { text: '0' } })).toEqual({ ok: true, count: 3 });
});

test('a message that is not acknowledged in time, or that is sent without a connection, is rejected', async () => {
  const page = await served(() => {});
  const link = linked(page, { answer: 20, ended: 1 });
  await expect(link.enter({ name: 'otter' })).rejects.toThrow();
  const here = nextState(link, 'here');
  link.open();
  await here;
  await expect(link.round({ view: '1', round: 0, choice: 0 })).rejects.toThrow();
});

test('a phone comes back when the room ends the connection, and when it ends the connection itself', async () => {
  const sockets: Socket[] = [];
  const page = await served((socket) => {
    sockets.push(socket);
    socket.on('enter', (_, reply) => reply(entered));
  });
  const link = linked(page);
  const first = nextState(link, 'here');
  link.open();
  await first;
  const ended = nextState(link, 'ended');
  const second = nextState(link, 'here');
  sockets[0].disconnect(true);
  await ended;
  await second;
  const third = nextState(link, 'here');
  link.again();
  await third;
  expect(sockets).toHaveLength(3);
  expect(await link.enter({ name: 'otter' })).toEqual(entered);
});
