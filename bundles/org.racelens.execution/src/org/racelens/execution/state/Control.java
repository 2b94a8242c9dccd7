package org.racelens.execution.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.source.SourceRange;

/** Under which conditions execution gets to a point, and how it left what is around it before. */
public final class Control {
	private BoolExpr live = Bools.TRUE;
	private BoolExpr arrives = Bools.TRUE;
	private BoolExpr exited = Bools.FALSE;
	private List<State> breaks = List.of();
	private List<State> continues = List.of();
	private List<State> returns = List.of();
	private Optional<Value> returned = Optional.empty();
	private Optional<SourceRange> leftAt = Optional.empty();

	/** The same, to be changed apart from this. */
	Control copy() {
		Control c = new Control();
		c.live = live;
		c.arrives = arrives;
		c.exited = exited;
		c.breaks = breaks;
		c.continues = continues;
		c.returns = returns;
		c.returned = returned;
		c.leftAt = leftAt;
		return c;
	}

	/** Under which condition, relative to the loop iteration around it, execution gets here. */
	BoolExpr live() {
		return live;
	}

	/** Sets {@link #live}. */
	public void setLive(BoolExpr now) {
		live = now;
	}

	/**
	 * As {@link #live}, as if nothing ended the program: a thread that ends it does not meet the barriers behind, but neither does any
	 * other thread get past them.
	 */
	public BoolExpr arrives() {
		return arrives;
	}

	/** Sets {@link #arrives}. */
	public void setArrives(BoolExpr now) {
		arrives = now;
	}

	/** Under which condition the program has ended. */
	public BoolExpr exited() {
		return exited;
	}

	/** Sets {@link #exited}. */
	public void setExited(BoolExpr now) {
		exited = now;
	}

	/** The states in which the innermost loop or switch was left by {@code break}. */
	public List<State> breaks() {
		return breaks;
	}

	/** Sets {@link #breaks}. */
	public void setBreaks(List<State> now) {
		breaks = now;
	}

	/** The states in which the loop's iteration was ended by {@code continue}. */
	public List<State> continues() {
		return continues;
	}

	/** Sets {@link #continues}. */
	public void setContinues(List<State> now) {
		continues = now;
	}

	/** The states in which the function was left. */
	public List<State> returns() {
		return returns;
	}

	/** Sets {@link #returns}. */
	public void setReturns(List<State> now) {
		returns = now;
	}

	/** The value that the function was left with, in a state of {@link #returns}. */
	public Optional<Value> returned() {
		return returned;
	}

	/** Sets {@link #returned}. */
	public void setReturned(Optional<Value> now) {
		returned = now;
	}

	/** Where the loop, switch or function was left, in a state of one of the lists. */
	public Optional<SourceRange> leftAt() {
		return leftAt;
	}

	/** Sets {@link #leftAt}. */
	public void setLeftAt(Optional<SourceRange> now) {
		leftAt = now;
	}

	/** At the start of an iteration, or of an instance of a task or team, to which conditions are relative. */
	void begin() {
		live = Bools.TRUE;
		arrives = Bools.TRUE;
	}

	/** Goes on only where a condition holds. */
	void restrict(BoolExpr condition) {
		live = Bools.and(live, condition);
		arrives = Bools.and(arrives, condition);
	}

	/** Execution goes on elsewhere. */
	void leave() {
		live = Bools.FALSE;
		arrives = Bools.FALSE;
	}

	/** The program ends unless a condition holds. */
	void endUnless(BoolExpr condition) {
		exited = Bools.or(exited, Bools.and(live, Bools.not(condition)));
		live = Bools.and(live, condition);
	}

	/** Goes on only in executions where a condition holds: all others are undefined from here on. C11 §3.4.3 */
	void definedUnder(BoolExpr condition) {
		live = Bools.and(live, condition);
	}

	/** Nothing around has been left yet: at the start of a task or of a function. */
	public void leaveNothing() {
		returns = List.of();
		breaks = List.of();
		continues = List.of();
	}

	/** The same where symbols have values. */
	Control with(Substitution values) {
		Control c = copy();
		c.live = values.apply(live);
		c.arrives = values.apply(arrives);
		c.exited = values.apply(exited);
		c.returned = returned.map(v -> Contents.substituted(v, values));
		return c;
	}

	/**
	 * Behind the ends of a branch.
	 *
	 * @param on the end that goes on; where both do, the first
	 */
	static Control join(BoolExpr condition, Control on, Control whenTrue, Control whenFalse) {
		Control c = on.copy();
		c.live = Bools.or(whenTrue.live, whenFalse.live);
		c.arrives = Bools.or(whenTrue.arrives, whenFalse.arrives);
		c.breaks = union(whenTrue.breaks, whenFalse.breaks);
		c.continues = union(whenTrue.continues, whenFalse.continues);
		c.returns = union(whenTrue.returns, whenFalse.returns);
		c.returned = returned(condition, whenTrue.returned, whenFalse.returned);
		c.exited = Bools.or(whenTrue.exited, whenFalse.exited);
		return c;
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
