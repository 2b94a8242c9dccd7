package org.racelens.execution.data;

/** Who reads what the copies start with: in worksharing constructs each thread, else who makes the tasks that have the copies. */
public enum OriginalReader {
	EACH_THREAD, ENCOUNTERING
}
