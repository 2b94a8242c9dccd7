package org.racelens.analysis.tests.oracle.machine;

/** So many bytes behind the start of an object. */
record Address(int object, int offset) {
	Address plus(long bytes) {
		return new Address(object, Math.toIntExact(offset + bytes));
	}
}
