package org.racelens.execution.value;

import org.racelens.execution.region.MemoryObject;

/** A scalar in memory: {@code size} bytes from {@code offset} of the object. */
public record WrittenPart(MemoryObject object, long offset, long size) {
}
