package org.racelens.frontend.fortran.tree;

/**
 * The nodes with names of a tree without faults, as the parser writes them in one go: {@code (kind field: (kind) (kind))}. They are read in
 * the order of the tree.
 */
final class Outline {
	private final String written;
	private int at;
	private String field = "";

	/** @param field what the whole is to its parent */
	Outline(String written, String field) {
		this.written = " " + (field.isEmpty() ? "" : field + ": ") + written;
	}

	/** Whether another node begins, before the one around it ends. */
	boolean hasNext() {
		return written.charAt(at) == ' ';
	}

	/** Whether the next node is something to the one around it. */
	boolean isNext(String as) {
		return written.startsWith(as, at + 1) && written.charAt(at + 1 + as.length()) == ':';
	}

	/** Goes into the next node, which is there; yields its kind. */
	String enter() {
		int open = written.indexOf('(', at);
		field = open > at + 1 ? written.substring(at + 1, open - 2).intern() : "";
		int end = open + 1;
		while (written.charAt(end) != ' ' && written.charAt(end) != ')') {
			end++;
		}
		at = end;
		return written.substring(open + 1, end);
	}

	/** What the node that was entered last is to its parent. */
	String field() {
		return field;
	}

	/** Goes out of the innermost node that was entered, which has no more parts. */
	void leave() {
		if (hasNext()) {
			throw new IllegalStateException("a node is left before its parts");
		}
		at++;
	}
}
