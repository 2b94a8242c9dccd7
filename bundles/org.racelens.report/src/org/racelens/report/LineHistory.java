package org.racelens.report;

import java.util.List;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;

/**
 * Where lines of a changed text were before its changes: people look at the file as it was, while each fix speaks of the text that the
 * fixes before it left.
 */
final class LineHistory {
	private final Argument.Visitor<Argument> asItWas = new Argument.Visitor<>() {
		@Override
		public Argument visitLine(Argument.Line line) {
			return Argument.line(line(Math.toIntExact(line.number())));
		}

		@Override
		public Argument visitName(Argument.Name name) {
			return name;
		}

		@Override
		public Argument visitNumber(Argument.Number number) {
			return number;
		}

		@Override
		public Argument visitPart(Explanation part) {
			return explanation(part);
		}
	};
	private final String before;
	private final String after;
	private final List<SourceChange> changes;

	/** @param changes lead from {@code before} to {@code after}, one after the other */
	LineHistory(String before, String after, List<SourceChange> changes) {
		this.before = before;
		this.after = after;
		this.changes = List.copyOf(changes);
	}

	/** The line as it was, 1-based; of an inserted line the one that it was inserted before. */
	int line(int line) {
		int offset = startOf(line);
		for (int i = changes.size() - 1; i >= 0; i--) {
			offset = changes.get(i).offsetBefore(offset);
		}
		return 1 + (int) before.substring(0, Math.min(offset, before.length())).chars().filter(c -> c == '\n').count();
	}

	/** The same explanation with its lines as they were. */
	Explanation explanation(Explanation said) {
		return changes.isEmpty() ? said
				: new Explanation(said.sentence(), said.arguments().stream().map(a -> a.accept(asItWas)).toList());
	}

	private int startOf(int line) {
		int start = 0;
		for (int i = 1; i < line; i++) {
			int end = after.indexOf('\n', start);
			if (end < 0) {
				return after.length();
			}
			start = end + 1;
		}
		return start;
	}
}
