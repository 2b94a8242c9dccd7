package org.racelens.recording.graph;

/** The kinds of nodes of the graph. */
public enum NodeKind {
	/** A fragment of the execution without directives; a leaf. */
	W(0),
	/** What is below comes before what is below its right siblings. */
	S(0),
	/** What is below is parallel to what is below its right siblings. */
	P(1),
	/** Children of a task: a taskwait decides how they relate to what follows. */
	ST(0);

	private final int value;

	NodeKind(int value) {
		this.value = value;
	}

	/** The value with which a node of the kind is created. */
	int value() {
		return value;
	}
}
