import { type Carried, call } from "./call";
import type { ListQuery, TagColor, Target } from "./types";

export const getTags = (signal?: AbortSignal) => call("get", "/tags", { signal });
export const postTag = (name: string) => call("post", "/tag", { body: { name } });
export const putTag = (id: string, body: { name: string; color: TagColor }) =>
  call("put", "/tag/{id}", { path: { id }, body });
/** Answers with the tag that stays. */
export const mergeTag = (id: string, into: string) =>
  call("post", "/tag/{id}/merge", { path: { id }, body: { into } });
export const deleteTag = (id: string) => call("delete", "/tag/{id}", { path: { id } });

/** Each an id of a tag or the name of a new one. */
export const addTags = ({ kind, id }: Target, tags: string[], carried?: Carried) =>
  call("post", `/${kind}/{id}/tag`, { path: { id }, body: { tags }, ...carried });
export const removeTag = ({ kind, id }: Target, tagId: string, carried?: Carried) =>
  call("delete", `/${kind}/{id}/tag/{tagId}`, { path: { id, tagId }, ...carried });

export const postNote = ({ kind, id }: Target, content: string, carried?: Carried) =>
  call("post", `/${kind}/{id}/note`, { path: { id }, body: { content }, ...carried });
export const putNote = (
  { kind, id }: Target,
  content: string,
  version: number,
  carried?: Carried,
) => call("put", `/${kind}/{id}/note`, { path: { id }, body: { content }, version, ...carried });
export const deleteNote = ({ kind, id }: Target, carried?: Carried) =>
  call("delete", `/${kind}/{id}/note`, { path: { id }, ...carried });
export const searchNotes = (query: ListQuery, signal?: AbortSignal) =>
  call("get", "/notes/search", { query, signal });
