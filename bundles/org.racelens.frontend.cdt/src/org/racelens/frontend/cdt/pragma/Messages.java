package org.racelens.frontend.cdt.pragma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** Gathers the messages of one pragma. */
final class Messages {
	private final List<SourceMessage> gathered = new ArrayList<>();

	void unknownDirective(SourceRange place, String message) {
		gathered.add(new SourceMessage("unknown-directive", place, message));
	}

	void unknownClause(SourceRange place, String message) {
		gathered.add(new SourceMessage("unknown-clause", place, message));
	}

	void clauseNotAllowed(SourceRange place, String message) {
		gathered.add(new SourceMessage("clause-not-allowed", place, message));
	}

	void duplicateClause(SourceRange place, String message) {
		gathered.add(new SourceMessage("duplicate-clause", place, message));
	}

	void unknownVariable(SourceRange place, String message) {
		gathered.add(new SourceMessage("unknown-variable", place, message));
	}

	void syntax(SourceRange place, String message) {
		gathered.add(new SourceMessage("syntax", place, message));
	}

	/** All messages in the order of their places. */
	List<SourceMessage> sorted() {
		return gathered.stream().sorted(Comparator.comparing(SourceMessage::place)).toList();
	}
}
