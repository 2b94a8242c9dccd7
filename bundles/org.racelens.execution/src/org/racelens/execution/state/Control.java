package org.racelens.execution.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.source.SourceRange;

/**
 * Under which conditions execution gets to a point, and how it left what is around it before.
 *
 * @param live under which condition, relative to the loop iteration around it, execution gets here
 * @param arrives as {@code live}, as if nothing ended the program: a thread that ends it does not meet the barriers behind, but neither
 * does any other thread get past them
 * @param exited under which condition the program has ended
 * @param exits the states in which what is around was left
 * @param returned the value that the function was left with, in a state of {@link Exits#returns}
 * @param leftAt where the loop, switch or function was left, in a state of {@code exits}
 */
public record Control(BoolExpr live, BoolExpr arrives, BoolExpr exited, Exits exits, Optional<Value> returned,
		Optional<SourceRange> leftAt) {
	/** Where execution surely gets to, and has left nothing. */
	public static final Control START = new Control(Bools.TRUE, Bools.TRUE, Bools.FALSE, Exits.NONE, Optional.empty(), Optional.empty());

	/**
	 * The states in which what is around a point was left before.
	 *
	 * @param breaks in which the innermost loop or switch was left by {@code break}
	 * @param continues in which the loop's iteration was ended by {@code continue}
	 * @param returns in which the function was left
	 */
	public record Exits(List<State> breaks, List<State> continues, List<State> returns) {
		public static final Exits NONE = new Exits(List.of(), List.of(), List.of());

		public Exits {
			breaks = List.copyOf(breaks);
			continues = List.copyOf(continues);
			returns = List.copyOf(returns);
		}

		/** All of them, those first that left the function. */
		public Stream<State> all() {
			return Stream.of(returns, breaks, continues).flatMap(List::stream);
		}

		/** The same with other {@link #breaks}. */
		public Exits withBreaks(List<State> now) {
			return new Exits(now, continues, returns);
		}

		/** The same with other {@link #continues}. */
		public Exits withContinues(List<State> now) {
			return new Exits(breaks, now, returns);
		}

		/** The same with other {@link #returns}. */
		public Exits withReturns(List<State> now) {
			return new Exits(breaks, continues, now);
		}

		/** Only the states in which the function was left: at the start of a loop. */
		public Exits ofFunction() {
			return new Exits(List.of(), List.of(), returns);
		}

		/** With the states in which a loop or switch inside was left, those of what is around it. */
		public Exits around(Exits outer) {
			return new Exits(outer.breaks, outer.continues, returns);
		}

		private static Exits union(Exits a, Exits b) {
			return new Exits(Control.union(a.breaks, b.breaks), Control.union(a.continues, b.continues),
					Control.union(a.returns, b.returns));
		}
	}

	/** The same with another {@link #live}. */
	public Control withLive(BoolExpr now) {
		return new Control(now, arrives, exited, exits, returned, leftAt);
	}

	/** The same with another {@link #arrives}. */
	public Control withArrives(BoolExpr now) {
		return new Control(live, now, exited, exits, returned, leftAt);
	}

	/** The same with another {@link #exited}. */
	public Control withExited(BoolExpr now) {
		return new Control(live, arrives, now, exits, returned, leftAt);
	}

	/** The same with other {@link #exits}. */
	public Control withExits(Exits now) {
		return new Control(live, arrives, exited, now, returned, leftAt);
	}

	/** The same with another {@link #returned}. */
	public Control withReturned(Optional<Value> now) {
		return new Control(live, arrives, exited, exits, now, leftAt);
	}

	/** The same, left at a place. */
	public Control leftAt(SourceRange place) {
		return new Control(live, arrives, exited, exits, returned, Optional.of(place));
	}

	/** At the start of an iteration, or of an instance of a task or team, to which conditions are relative. */
	Control begun() {
		return new Control(Bools.TRUE, Bools.TRUE, exited, exits, returned, leftAt);
	}

	/** Goes on only where a condition holds. */
	Control restricted(BoolExpr condition) {
		return new Control(Bools.and(live, condition), Bools.and(arrives, condition), exited, exits, returned, leftAt);
	}

	/** Execution goes on elsewhere. */
	Control left() {
		return new Control(Bools.FALSE, Bools.FALSE, exited, exits, returned, leftAt);
	}

	/** The program ends unless a condition holds. */
	Control endedUnless(BoolExpr condition) {
		BoolExpr ended = Bools.or(exited, Bools.and(live, Bools.not(condition)));
		return new Control(Bools.and(live, condition), arrives, ended, exits, returned, leftAt);
	}

	/** Goes on only in executions where a condition holds: all others are undefined from here on. C11 §3.4.3 */
	public Control definedUnder(BoolExpr condition) {
		return withLive(Bools.and(live, condition));
	}

	/** The same where symbols have values. */
	Control with(Substitution values) {
		return new Control(values.apply(live), values.apply(arrives), values.apply(exited), exits,
				returned.map(v -> Contents.substituted(v, values)), leftAt);
	}

	/**
	 * Behind the ends of a branch.
	 *
	 * @param on the end that goes on; where both do, the first
	 */
	static Control join(BoolExpr condition, Control on, Control whenTrue, Control whenFalse) {
		return new Control(Bools.or(whenTrue.live, whenFalse.live), Bools.or(whenTrue.arrives, whenFalse.arrives),
				Bools.or(whenTrue.exited, whenFalse.exited), Exits.union(whenTrue.exits, whenFalse.exits),
				returned(condition, whenTrue.returned, whenFalse.returned), on.leftAt);
	}

	static List<State> union(List<State> a, List<State> b) {
		Set<State> all = new LinkedHashSet<>(a);
		all.addAll(b);
		return List.copyOf(all);
	}

	private static Optional<Value> returned(BoolExpr condition, Optional<Value> whenTrue, Optional<Value> whenFalse) {
		if (whenTrue.isPresent() && whenFalse.isPresent()) {
			return Optional.of(Value.choice(condition, whenTrue.get(), whenFalse.get()));
		}
		return whenTrue.isPresent() ? whenTrue : whenFalse;
	}
}
