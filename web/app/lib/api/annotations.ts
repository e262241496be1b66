import { call } from "./call";
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
export const addTags = ({ kind, id }: Target, tags: string[]) =>
  call("post", `/${kind}/{id}/tag`, { path: { id }, body: { tags } });
export const removeTag = ({ kind, id }: Target, tagId: string) =>
  call("delete", `/${kind}/{id}/tag/{tagId}`, { path: { id, tagId } });

export const postNote = ({ kind, id }: Target, content: string) =>
  call("post", `/${kind}/{id}/note`, { path: { id }, body: { content } });
export const putNote = ({ kind, id }: Target, content: string, version: number) =>
  call("put", `/${kind}/{id}/note`, { path: { id }, body: { content }, version });
export const deleteNote = ({ kind, id }: Target) =>
  call("delete", `/${kind}/{id}/note`, { path: { id } });
export const searchNotes = (query: ListQuery, signal?: AbortSignal) =>
  call("get", "/notes/search", { query, signal });
