package org.racelens.race.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * A race of one variable between two places.
 *
 * @param kind write against write, or read against write
 * @param variable the accessed object as the source names it
 * @param object the declared variable whose memory, or whose copy's, is accessed; empty for what only pointers reach
 * @param reasons why it is merely possible; empty exactly for a definite race
 * @param witness smallest values found: {@code T} and the free inputs that take part, by source name
 * @param evidence what shows that it is a race
 * @param suppression that the source accepts it; empty for a race that nobody accepted
 * @param unlisted how many further pairs of places of the variable this race stands for: their ends race in other pairs, too, which are
 * listed, and they were not decided one by one
 */
public record Race(Kind kind, String variable, Optional<Variable> object, Confidence confidence, List<ModelGap> reasons, AccessReport first,
		AccessReport second,
		Map<String, String> witness, Evidence evidence, Optional<Suppression> suppression, int unlisted) {
	/** Which accesses meet. */
	public enum Kind {
		WW, RW
	}

	public Race {
		reasons = List.copyOf(reasons);
		witness = Collections.unmodifiableMap(new LinkedHashMap<>(witness));
	}

	/** A race that nobody accepted. */
	public Race(Kind kind, String variable, Optional<Variable> object, Confidence confidence, List<ModelGap> reasons, AccessReport first,
			AccessReport second, Map<String, String> witness, Evidence evidence) {
		this(kind, variable, object, confidence, reasons, first, second, witness, evidence, Optional.empty(), 0);
	}

	/** The same race, accepted or not. */
	public Race accepted(Optional<Suppression> by) {
		return new Race(kind, variable, object, confidence, reasons, first, second, witness, evidence, by, unlisted);
	}

	/** A definite race, as a possible one. */
	public Race because(ModelGap reason) {
		return new Race(kind, variable, object, Confidence.POSSIBLE, List.of(reason), first, second, witness, evidence, suppression,
				unlisted);
	}

	/** The same race, standing for so many others. */
	public Race standingFor(int others) {
		return new Race(kind, variable, object, confidence, reasons, first, second, witness, evidence, suppression, others);
	}

	/** The same race, known by something else. */
	public Race shownBy(Evidence other) {
		return new Race(kind, variable, object, confidence, reasons, first, second, witness, other, suppression, unlisted);
	}

	/** The same race, after runs of the program in which it was looked for. */
	public Race tried(Trial trial) {
		return shownBy(new Evidence.Tried(evidence, trial));
	}

	/** The same with other places, for a file that is named or written otherwise. */
	public Race withPlaces(UnaryOperator<SourceRange> places) {
		return new Race(kind, variable, object, confidence,
				reasons.stream().map(r -> new ModelGap(r.kind(), places.apply(r.place()), r.explanation())).toList(),
				first.withPlaces(places),
				second.withPlaces(places), witness, evidence.withPlaces(places),
				suppression.map(s -> new Suppression(places.apply(s.place()), s.reason())), unlisted);
	}

	/** Whether the source accepts it. */
	public boolean isAccepted() {
		return suppression.isPresent();
	}
}
