package org.racelens.execution.value;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.logic.term.Name;
import org.racelens.model.gap.ModelGap;

/**
 * Points of the execution at which memory may have been written that nothing is known of: the last of such points that was passed is one of
 * them. What an object holds that is looked at later for the first time is named by them, so that it is the same however often the code
 * behind them is executed.
 *
 * <p>
 * They are a set: paths that meet again and again behind each other would double a list of them each time. In one execution there are no
 * two points in time with the same set between which memory may change, since the later one would have the name of that event in its set.
 *
 * @param why what may have written it, at the first point
 * @param events in the order in which they were met, each different for any two points in time between which memory may change; that there
 * was none may be among them, as the first
 * @param types by which it may have been written at any of the points
 */
public record Loss(ModelGap why, SortedSet<Name> events, EffectiveTypes types) {
	private static final Comparator<Name> AS_MET = Comparator.comparing((Name n) -> n.age().number()).thenComparing(Name::text);
	private static final Name NONE = Name.of("");

	public Loss {
		events = Collections.unmodifiableSortedSet(events);
	}

	/** The loss at one point of what may have any type. */
	public static Loss at(Name event, ModelGap why) {
		return at(event, why, EffectiveTypes.ANY);
	}

	/** The loss at one point of what is accessed by some types. */
	public static Loss at(Name event, ModelGap why, EffectiveTypes types) {
		return new Loss(why, asMet(List.of(event)), types);
	}

	/** What is lost where this loss comes behind an earlier one. */
	public Loss after(Loss earlier) {
		return new Loss(why, events, types.or(earlier.types));
	}

	private static SortedSet<Name> asMet(Collection<Name> names) {
		SortedSet<Name> sorted = new TreeSet<>(AS_MET);
		sorted.addAll(names);
		return sorted;
	}

	/** What stands for all of the points together. */
	public Name event() {
		return events.stream().reduce((a, b) -> a.then("|").then(b)).orElseThrow();
	}

	/** Either of two losses behind a branch. */
	public Loss or(Loss other) {
		SortedSet<Name> either = asMet(events);
		EffectiveTypes both = types.or(other.types);
		return either.addAll(other.events) || !both.equals(types) ? new Loss(isBefore(other) ? why : other.why, either, both) : this;
	}

	/** Behind a branch on one side of which there was this loss, and none on the other. */
	public Loss orNone() {
		SortedSet<Name> either = asMet(events);
		return either.add(NONE) ? new Loss(why, either, types) : this;
	}

	private boolean isBefore(Loss other) {
		return AS_MET.compare(first(), other.first()) <= 0;
	}

	private Name first() {
		return events.stream().filter(e -> !e.equals(NONE)).findFirst().orElseThrow();
	}
}
