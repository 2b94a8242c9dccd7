package org.racelens.execution.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;

/**
 * A thread that was started.
 *
 * @param handle where its name is kept, by which it is joined
 * @param when under which condition it was started
 * @param several whether a loop starts one in each trip
 * @param knowledge how it is known
 * @param touched the variables that it may access besides its own; nothing where that may be anything
 */
public record StartedThread(Optional<Place> handle, BoolExpr when, boolean several, Knowledge knowledge, Optional<Set<Variable>> touched,
		ModelGap gap) {
	/** How it is known that a thread was started. */
	public enum Knowledge {
		/** the routine that was called is there for it */
		SPECIFIED,
		/** code that is not seen was given what it takes */
		POSSIBLE
	}

	/** Whether it may meet what a region does. */
	public boolean meets(List<Item> region) {
		return touched.isEmpty() || region.stream().anyMatch(i -> meets(i.inside()) || i instanceof Item.Access a
				&& a.place().object().variable().filter(touched.get()::contains).isPresent());
	}

	/** Whether the thread's name may be kept in one of some places. */
	public boolean isNamed(List<Place> places) {
		return handle.filter(h -> places.stream().anyMatch(p -> p.object().equals(h.object()))).isPresent();
	}

	/** Whether another one is the same, seen before: what one place of a function starts has as many names as the function's calls. */
	public boolean takesPlaceOf(StartedThread other) {
		boolean same = several ? handle.map(Place::object).equals(other.handle.map(Place::object)) : handle.equals(other.handle);
		return gap.equals(other.gap) && several == other.several && same;
	}

	/** The same thread with its name kept elsewhere; nothing where that place is lost. */
	public StartedThread named(Optional<Place> other) {
		return new StartedThread(other, when, several, knowledge, touched, gap);
	}
}
