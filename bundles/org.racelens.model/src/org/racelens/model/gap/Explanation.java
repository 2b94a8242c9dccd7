package org.racelens.model.gap;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * What a user is told, without its words: a sentence with the names and numbers that it is about. Explanations are ordered by sentence and
 * arguments; reports bring them in the order of their words.
 *
 * @param sentence which sentence
 * @param arguments in the order in which the sentence counts them
 */
public record Explanation(Sentence sentence, List<Argument> arguments) implements Argument, Comparable<Explanation> {
	private static final Comparator<Explanation> ORDER = Comparator.comparing((Explanation e) -> e.sentence.name())
			.thenComparing(e -> e.arguments.toString());

	public Explanation {
		Objects.requireNonNull(sentence);
		arguments = List.copyOf(arguments);
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitPart(this);
	}

	@Override
	public int compareTo(Explanation other) {
		return ORDER.compare(this, other);
	}
}
