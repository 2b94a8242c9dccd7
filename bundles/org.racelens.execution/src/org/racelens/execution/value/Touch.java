package org.racelens.execution.value;

/** What an access does to memory; an update counts as a write. */
public enum Touch {
	READ, WRITE
}
