package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** Gathers the messages of one pragma. */
final class Messages {
	private static final int LIMIT = 100;

	private final List<SourceMessage> gathered = new ArrayList<>();

	void unknownDirective(SourceRange place, String message) {
		add("unknown-directive", place, message);
	}

	void unknownClause(SourceRange place, String message) {
		add("unknown-clause", place, message);
	}

	void clauseNotAllowed(SourceRange place, String message) {
		add("clause-not-allowed", place, message);
	}

	void duplicateClause(SourceRange place, String message) {
		add("duplicate-clause", place, message);
	}

	void duplicateVariable(SourceRange place, String message) {
		add("duplicate-variable", place, message);
	}

	void unknownVariable(SourceRange place, String message) {
		add("unknown-variable", place, message);
	}

	void extraTokens(SourceRange place, String message) {
		add("extra-tokens", place, message);
	}

	void syntax(SourceRange place, String message) {
		add("syntax", place, message);
	}

	private void add(String kind, SourceRange place, String message) {
		if (gathered.size() < LIMIT) {
			gathered.add(new SourceMessage(kind, place, message));
		} else if (gathered.size() == LIMIT) {
			gathered.add(new SourceMessage("syntax", place, "this pragma has more mistakes, which are not listed"));
		}
	}

	boolean isEmpty() {
		return gathered.isEmpty();
	}

	/** All messages in the order of their places. */
	List<SourceMessage> sorted() {
		return gathered.stream().sorted(Comparator.comparing(SourceMessage::place)).toList();
	}
}
