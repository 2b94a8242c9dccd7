package org.racelens.exploration.graph;

/** What happens in an event. */
enum EventKind {
	INITIAL, READ, WRITE, UPDATE, FENCE,
	/** a thread comes to a barrier */
	ARRIVAL,
	/** and leaves it, as all have come */
	DEPARTURE,
	/** accesses to data */
	SEGMENT,
	/** a lock is tested in vain */
	FAILED_TEST,
	/** one side of a condition that is not known */
	CHOICE;

	/** Whether a schedule lists such an event. */
	boolean isMove() {
		return switch (this) {
			case READ, WRITE, UPDATE, FENCE, ARRIVAL, FAILED_TEST -> true;
			case INITIAL, DEPARTURE, SEGMENT, CHOICE -> false;
		};
	}

	boolean reads() {
		return this == READ || this == UPDATE;
	}

	boolean writes() {
		return this == INITIAL || this == WRITE || this == UPDATE;
	}
}
