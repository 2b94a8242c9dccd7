package org.racelens.execution;

/** What an access does to memory; an update counts as a write. */
enum Touch {
	READ, WRITE
}
