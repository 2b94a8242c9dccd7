package org.racelens.execution.interpreter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.MaxThreads;
import org.racelens.execution.memory.MemoryModel;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Loss;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.TermSize;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** Alternatives: how the state is split among them and joined behind them, and what is lost where it is not known what was executed. */
public final class Branches {
	private static final int MOST_CONDITION_PARTS = 3000;
	/** More of them would make long names of all that is looked at; then it counts as lost where the paths meet. */
	private static final int MOST_LOSSES = 8;

	private final Machine machine;
	private final MemoryModel memory;

	Branches(Machine machine, MemoryModel memory) {
		this.machine = machine;
		this.memory = memory;
	}

	/** Joins the states that left a loop, switch or function early with the one that falls through. */
	public void rejoin(State state, List<State> early) {
		if (early.isEmpty()) {
			return;
		}
		List<State> all = new ArrayList<>(early);
		all.add(0, state.copy());
		Collections.reverse(all);
		for (State s : early) {
			State fall = state.copy();
			// the conditions are joined once, at the end: one by one that would take the square of the states
			if (!s.isDead() && !fall.isDead()) {
				fall.control(now -> now.withLive(s.live()));
			}
			fall.control(now -> now.withArrives(s.control().arrives()));
			fall.control(now -> now.withExited(s.control().exited()));
			MaxThreads.match(s, fall, machine);
			state.become(join(s.live(), s, fall));
		}
		state.control(now -> now.withLive(State.reached(all)));
		state.control(now -> now.withArrives(Bools.or(all.stream().map(s -> s.control().arrives()).toList())));
		state.control(now -> now.withExited(Bools.or(all.stream().map(s -> s.control().exited()).toList())));
	}

	private State join(BoolExpr condition, State whenTrue, State whenFalse) {
		Name event = machine.freshName("join");
		State joined = State.join(condition, whenTrue, whenFalse, memory.held()::first, o -> lostAtJoin(o, event));
		joined.knowledge().everythingLost().filter(lost -> lost.events().size() > MOST_LOSSES)
				.ifPresent(lost -> joined.knowledge(now -> now.withLoss(Loss.at(machine.freshName("lost"), lost.why()))));
		return joined;
	}

	/**
	 * After a statement that was left early: joins where that was with where it was got through; if nothing else ended the paths, all of
	 * the entry is live again.
	 */
	public void rejoinAll(State state, List<State> early, State entry) {
		rejoin(state, early);
		if (state.exits().returns().equals(entry.exits().returns())
				&& state.exits().continues().equals(entry.exits().continues())) {
			state.control(now -> now.withLive(state.control().exited().equals(entry.control().exited()) ? entry.live() : state.live()));
			state.control(now -> now.withArrives(entry.control().arrives()));
		}
	}

	/** After a statement that is not modelled: it may have written anything and gone anywhere. */
	public void loseEverything(State state, ModelGap why) {
		machine.task().ifPresent(t -> state.knowledge(now -> now.withUnknownOrder(why)));
		state.knowledge(now -> now.weakenedBy(why));
		loseContents(state, why);
	}

	/** After an expression that is not modelled: it may have written anything. */
	public void loseContents(State state, ModelGap why) {
		lose(state, why, object -> true);
	}

	/** After a call of which nothing is known: it may have written what it can reach, not the locals whose address it does not have. */
	public void loseReachable(State state, ModelGap why) {
		lose(state, why, object -> !object.isOwnLocal() || object.variable().filter(machine.variables()::isAddressed).isPresent());
	}

	private void lose(State state, ModelGap why, Predicate<MemoryObject> which) {
		machine.recorder().logs().forEach(WriteLog::addEverything);
		Name event = machine.freshName("lost");
		state.knowledge(now -> now.withLoss(Loss.at(event, why)));
		MaxThreads.lose(why, state, machine);
		for (MemoryObject object : state.objects()) {
			if (!memory.isShared(object) && which.test(object)) {
				state.setContents(object, memory.held().left(object, why.place(), why.explanation(), event));
			}
		}
	}

	private Contents lostAtJoin(MemoryObject object, Name event) {
		return memory.held().left(object, SourceRange.startOf(machine.program().unit().source().path()), Unfollowed.BRANCHES_DIFFER.of(),
				event);
	}

	/** Executes two alternatives on copies of the state and joins them again. */
	public void branch(State state, BoolExpr condition, Consumer<State> whenTrue, Consumer<State> whenFalse) {
		State before = state.copy();
		State taken = entering(before, condition);
		State untaken = entering(before, Bools.not(condition));
		if (!taken.isDead()) {
			whenTrue.accept(taken);
		}
		if (!untaken.isDead()) {
			whenFalse.accept(untaken);
		}
		MaxThreads.match(taken, untaken, machine);
		State joined = join(condition, taken, untaken);
		State enterTaken = entering(before, condition);
		State enterUntaken = entering(before, Bools.not(condition));
		if (taken.live().equals(enterTaken.live()) && untaken.live().equals(enterUntaken.live())) {
			joined.control(now -> now.withLive(before.live()));
		}
		if (taken.control().arrives().equals(enterTaken.control().arrives())
				&& untaken.control().arrives().equals(enterUntaken.control().arrives())) {
			joined.control(now -> now.withArrives(before.control().arrives()));
		}
		state.become(joined);
		weakenLarge(state, before);
	}

	/** An alternative is executed under one more part of the path condition, unless that gets too large. */
	private State entering(State before, BoolExpr condition) {
		State branch = before.copy();
		branch.restrict(condition);
		if (!branch.isDead() && TermSize.exceeds(branch.live(), MOST_CONDITION_PARTS)) {
			weaken(branch, before);
		}
		return branch;
	}

	private void weakenLarge(State state, State before) {
		if (!state.live().equals(before.live()) && TermSize.exceeds(state.live(), MOST_CONDITION_PARTS)) {
			weaken(state, before);
		}
		if (TermSize.exceeds(state.control().exited(), MOST_CONDITION_PARTS)) {
			state.knowledge(now -> now.weakenedBy(tooManyConditions()));
			state.control(now -> now.withExited(Bools.FALSE));
		}
	}

	/**
	 * Path conditions that have grown too large to go on with are taken for weaker ones: without the checks that end the program, so that
	 * more instances are taken to exist; and where the others are too large, too, without those of the branch, so that it is not known who
	 * meets a barrier.
	 */
	private void weaken(State state, State before) {
		ModelGap why = tooManyConditions();
		state.knowledge(now -> now.weakenedBy(why));
		if (TermSize.exceeds(state.control().arrives(), MOST_CONDITION_PARTS)) {
			state.control(now -> now.withArrives(before.control().arrives()));
			if (!machine.recorder().isMuted()) {
				machine.recorder().gap(why.kind(), why.place(), why.explanation());
			}
		}
		state.control(now -> now.withLive(state.control().arrives()));
	}

	private ModelGap tooManyConditions() {
		return new ModelGap(GapKind.WIDENED_PATH, SourceRange.startOf(machine.program().unit().source().path()),
				Unfollowed.PATH_DEPENDS_ON_TOO_MANY_CONDITIONS.of());
	}
}
