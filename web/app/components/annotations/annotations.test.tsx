import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Note, Tag } from "~/lib/api/types";
import { api, network, refusal } from "../../../tests/network";
import { freshDatabase, waitingOf } from "../../../tests/outbox";

freshDatabase();

const target = { kind: "game", id: "g1" } as const;
const tag = (name: string, uses = 1): Tag => ({ id: `id-${name}`, name, color: "teal", uses });
const note = (content: string, version = 1): Note => ({
  id: "n1",
  gameId: "g1",
  setId: null,
  content,
  createdAt: "2026-11-01T20:00:00Z",
  updatedAt: "2026-11-01T20:00:00Z",
  version,
});

interface HoldingProps<T> {
  first: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}

/** The page around a piece, which holds what the piece changes. */
function Holding<T>({ first, children }: HoldingProps<T>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

/** Modules are new for each test, and so are the pieces. */
async function load() {
  const [{ show }, { annotationsMessages }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    import("./messages"),
    import("~/lib/user/store"),
  ]);
  const userData = { id: "u1", firstname: "Ada", lastname: null, username: "ada", picture: null };
  useUserStore.setState({ token: "t", userData });
  await annotationsMessages.load("en");
  return show;
}

const mine = (...tags: Tag[]) =>
  network.use(http.get(api("/tags"), () => HttpResponse.json({ tags })));

describe("tags on a game", () => {
  async function open(first: Tag[]) {
    const show = await load();
    const { TagEditor } = await import("./tag-editor");
    await show("/game/g1", () => (
      <Holding first={first}>
        {(tags, setTags) => <TagEditor target={target} tags={tags} onChange={setTags} />}
      </Holding>
    ));
  }
  const names = () =>
    screen.queryAllByLabelText(/^Remove/).map((each) => each.getAttribute("aria-label"));
  const type = (value: string) =>
    fireEvent.change(screen.getByPlaceholderText("Add a tag"), { target: { value } });
  const enter = () => fireEvent.keyDown(screen.getByPlaceholderText("Add a tag"), { key: "Enter" });

  test("a new one is there at once, and is sent by its name; one of mine by its id", async () => {
    mine(tag("Élan"));
    const sent: unknown[] = [];
    network.use(
      http.post(api("/game/g1/tag"), async ({ request }) => {
        sent.push(await request.json());
        const tags = [tag("Fun"), ...(sent.length > 1 ? [tag("Élan")] : [])];
        return HttpResponse.json({ tags });
      }),
    );
    await open([]);
    type("Fun");
    enter();
    await waitFor(() => expect(names()).toEqual(["Remove Fun"]));
    // Neither case nor accents count.
    type("elan");
    await screen.findByText("Élan");
    enter();
    await waitFor(() => expect(sent).toEqual([{ tags: ["Fun"] }, { tags: ["id-Élan"] }]));
    await waitFor(() => expect(names()).toEqual(["Remove Fun", "Remove Élan"]));
  });

  test("what the server refuses comes off again, with a word about it", async () => {
    mine();
    network.use(http.delete(api("/game/g1/tag/id-Fun"), () => refusal(403, 11)));
    await open([tag("Fun")]);
    const { useToasts } = await import("~/ui/toast-store");
    fireEvent.click(screen.getByRole("button", { name: "Remove Fun" }));
    expect(names()).toEqual([]);
    await waitFor(() => expect(names()).toEqual(["Remove Fun"]));
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  });

  test("changed without a connection they stay changed, wait, and are marked", async () => {
    mine();
    network.use(
      http.post(api("/game/g1/tag"), () => HttpResponse.error()),
      http.delete(api("/game/g1/tag/id-Fun"), () => HttpResponse.error()),
    );
    await open([tag("Fun")]);
    const { followOutbox } = await import("~/lib/outbox/follow");
    const stop = followOutbox(() => 1);
    fireEvent.click(screen.getByRole("button", { name: "Remove Fun" }));
    type("Close");
    enter();
    expect((await screen.findByRole("link", { name: "Not sent yet" })).getAttribute("href")).toBe(
      "/waiting",
    );
    expect(names()).toEqual(["Remove Close"]);
    await waitFor(async () => expect(await waitingOf("u1")).toHaveLength(2));
    cleanup();
    // As the server still has them.
    await open([tag("Fun")]);
    await waitFor(() => expect(names()).toEqual(["Remove Close"]));
    stop();
  });
});

describe("suggestions", () => {
  test("are those of mine that fit, the most used first, and the typed one where it is new", async () => {
    const { suggestTags } = await import("./suggest");
    const all = [tag("Café", 2), tag("Cafard", 9), tag("Duel", 5)];
    const suggested = (typed: string, on: Tag[] = []) =>
      suggestTags(typed, all, on).map(({ id }) => id);
    expect(suggested("caf")).toEqual(["id-Cafard", "id-Café", "new:caf"]);
    expect(suggested("CAFE")).toEqual(["id-Café"]);
    expect(suggested("duel", all)).toEqual([]);
    expect(suggested("")).toEqual(["id-Cafard", "id-Duel", "id-Café"]);
  });
});

describe("a note", () => {
  let saved: { content: string; version: string | null }[];
  beforeEach(() => {
    saved = [];
  });

  async function open(first: Note | null) {
    const show = await load();
    const { NoteEditor } = await import("./note-editor");
    await show("/game/g1", () => (
      <Holding first={first}>
        {(shown, setShown) => <NoteEditor target={target} note={shown} onChange={setShown} />}
      </Holding>
    ));
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const write = async (value: string) =>
    fireEvent.change(await screen.findByRole("textbox", { name: "Note" }), { target: { value } });
  const takes = (method: "post" | "put", answer: (content: string) => Response) =>
    network.use(
      http[method](api("/game/g1/note"), async ({ request }) => {
        const { content } = (await request.json()) as { content: string };
        saved.push({ content, version: request.headers.get("If-Match") });
        return answer(content);
      }),
    );

  test("is written with its look beside it, and what is typed survives a reload", async () => {
    takes("post", (content) => HttpResponse.json({ note: note(content) }, { status: 201 }));
    await open(null);
    press("Write a note");
    await write("A **close** one");
    expect((await screen.findAllByText("close"))[0]?.tagName).toBe("STRONG");
    cleanup();
    await open(null);
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(box.value).toBe("A **close** one");
    press("Save note");
    await screen.findByRole("button", { name: "Edit note" });
    expect(saved).toEqual([{ content: "A **close** one", version: null }]);
    expect(Object.keys(localStorage).join()).not.toContain(":note-game-g1");
  });

  test("changed elsewhere meanwhile: both are shown, and mine goes over the present one", async () => {
    takes("put", (content) =>
      saved.length === 1
        ? refusal(409, 15, { present: { note: note("theirs", 7) } })
        : HttpResponse.json({ note: note(content, 8) }),
    );
    await open(note("old", 3));
    press("Edit note");
    await write("mine");
    press("Save note");
    expect((await screen.findByRole("alert")).textContent).toContain("changed elsewhere");
    expect(await screen.findByText("theirs")).toBeTruthy();
    press("Combine both");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("theirs\n\nmine");
    press("Replace it with mine");
    await screen.findByRole("button", { name: "Edit note" });
    expect(saved).toEqual([
      { content: "mine", version: '"3"' },
      { content: "theirs\n\nmine", version: '"7"' },
    ]);
  });

  test("saved without a connection it is shown as it will be, and says that it waits", async () => {
    network.use(http.put(api("/game/g1/note"), () => HttpResponse.error()));
    await open(note("old", 3));
    const { followOutbox } = await import("~/lib/outbox/follow");
    const stop = followOutbox(() => 1);
    press("Edit note");
    await write("new");
    press("Save note");
    expect(await screen.findByRole("link", { name: "Not sent yet" })).toBeTruthy();
    expect(screen.getByText("new")).toBeTruthy();
    expect(Object.keys(localStorage).join()).not.toContain(":note-game-g1");
    expect(await waitingOf("u1")).toMatchObject([{ kind: "note", content: "new", base: 3 }]);
    stop();
  });

  test("deleted, it can be had back from the toast", async () => {
    network.use(http.delete(api("/game/g1/note"), () => HttpResponse.json({})));
    takes("post", (content) => HttpResponse.json({ note: note(content) }, { status: 201 }));
    await open(note("keep me"));
    const { useToasts } = await import("~/ui/toast-store");
    press("Delete note");
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await act(async () => useToasts.getState().toasts[0]?.action?.run());
    expect(await screen.findByText("keep me")).toBeTruthy();
  });
});

describe("note search", () => {
  test("asks with the words and the filters, and marks what was found", async () => {
    const asked: string[] = [];
    network.use(
      http.get(api("/notes/search"), ({ request }) => {
        asked.push(new URL(request.url).search);
        const snippet = [
          { text: "a ", hit: false },
          { text: "soirée", hit: true },
        ];
        const game = { id: "g1", endedAt: "2026-11-01T20:00:00Z", seats: [{ username: "ada" }] };
        const notes = [{ ...note("a soirée"), snippet, game, set: null }];
        return HttpResponse.json({ notes, next: null });
      }),
    );
    const show = await load();
    const { NoteSearch } = await import("./note-search");
    const query = { deckid: "d1" };
    await show("/games?notes=soiree", () => <NoteSearch query={query} />);
    expect((await screen.findByText("soirée")).tagName).toBe("MARK");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/game/g1");
    expect(asked).toEqual(["?deckid=d1&q=soiree"]);
  });
});
