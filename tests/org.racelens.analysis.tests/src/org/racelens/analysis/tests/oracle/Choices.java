package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * All sequences of answers to the questions that an execution leaves open, one sequence per execution: an execution asks {@link #next}, and
 * after it {@link #advance} turns to the next sequence, in lexicographic order.
 */
final class Choices {
	private final List<Integer> answers = new ArrayList<>();
	private final List<Integer> counts = new ArrayList<>();
	private int position;

	/** The answer to the next question, at least 0 and less than the count. */
	int next(int count) {
		if (position == answers.size()) {
			answers.add(0);
			counts.add(count);
		}
		if (counts.get(position) != count) {
			throw new IllegalStateException("the same answers lead to another question");
		}
		return answers.get(position++);
	}

	/** Goes on to the next sequence; false if this was the last one. */
	boolean advance() {
		int last = answers.size() - 1;
		while (last >= 0 && answers.get(last) + 1 == counts.get(last)) {
			last--;
		}
		position = 0;
		answers.subList(last + 1, answers.size()).clear();
		counts.subList(last + 1, counts.size()).clear();
		if (last < 0) {
			return false;
		}
		answers.set(last, answers.get(last) + 1);
		return true;
	}
}
