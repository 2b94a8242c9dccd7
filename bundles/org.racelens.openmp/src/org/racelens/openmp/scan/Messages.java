package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveSentence;

/** Gathers the messages of one pragma. */
final class Messages {
	private static final int LIMIT = 100;

	private final List<SourceMessage> gathered = new ArrayList<>();

	void unknownDirective(SourceRange place, Explanation message) {
		add(MessageKind.UNKNOWN_DIRECTIVE, place, message);
	}

	void unknownClause(SourceRange place, Explanation message) {
		add(MessageKind.UNKNOWN_CLAUSE, place, message);
	}

	void clauseNotAllowed(SourceRange place, Explanation message) {
		add(MessageKind.CLAUSE_NOT_ALLOWED, place, message);
	}

	void duplicateClause(SourceRange place, Explanation message) {
		add(MessageKind.DUPLICATE_CLAUSE, place, message);
	}

	void duplicateVariable(SourceRange place, Explanation message) {
		add(MessageKind.DUPLICATE_VARIABLE, place, message);
	}

	void unknownVariable(SourceRange place, Explanation message) {
		add(MessageKind.UNKNOWN_VARIABLE, place, message);
	}

	void extraTokens(SourceRange place, Explanation message) {
		add(MessageKind.EXTRA_TOKENS, place, message);
	}

	void syntax(SourceRange place, Explanation message) {
		add(MessageKind.SYNTAX, place, message);
	}

	private void add(MessageKind kind, SourceRange place, Explanation message) {
		if (gathered.size() < LIMIT) {
			gathered.add(new SourceMessage(kind, place, message));
		} else if (gathered.size() == LIMIT) {
			gathered.add(new SourceMessage(MessageKind.SYNTAX, place,
					DirectiveSentence.THIS_PRAGMA_HAS_MORE_MISTAKES_WHICH_ARE_NOT_LISTED.of()));
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
