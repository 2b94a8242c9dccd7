package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RefutedPaths;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.HeldLocks.Address;
import org.racelens.execution.state.Paths;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.RootVariable;

/**
 * The lock routines of OpenMP and those of POSIX threads and C++ that are like them. Which variable is locked is what the argument points
 * to; what a task holds is a part of the state. Semantics §6; OpenMP 5.2 §18.9.
 */
final class LockRoutines {
	/** Those whose result is how often the lock is held, or 0. OpenMP 5.2 §18.9.6 */
	private static final Set<String> COUNTING = Set.of("omp_test_nest_lock");

	/** what a pointer leads to that code which is not followed has chosen */
	private static final Set<Kind> UNCERTAIN = Set.of(Kind.YIELDED_POINTEE, Kind.LOST_POINTEE, Kind.LEFT_POINTEE);

	private final Execution execution;
	private final Machine machine;
	private final Paths paths;

	LockRoutines(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		paths = new RefutedPaths(machine);
	}

	/** The value of a routine's call, or nothing where the function is not one of them. */
	Optional<Value> call(Call e, List<Value> arguments, State state, Frame frame) {
		LockRoutine action = LockRoutine.of(e.callee()).orElse(null);
		if (action == null || arguments.isEmpty()) {
			return Optional.empty();
		}
		if (machine.task().isEmpty()) {
			boolean asks = action == LockRoutine.TESTS || action == LockRoutine.TRIES;
			return Optional.of(asks ? new Value.Number(machine.input(e.callee())) : Value.of(0));
		}
		touch(action, e, arguments.get(0), state, frame);
		return Optional.of(switch (action) {
			case INITIALISES -> Value.of(0);
			case SETS, SETS_NESTED -> {
				set(action, e, arguments.get(0), state);
				yield Value.of(0);
			}
			case UNSETS -> {
				unset(e, arguments.get(0), state);
				yield Value.of(0);
			}
			case TESTS -> test(e, arguments.get(0), state);
			case TRIES -> new Value.Number(Arithmetic.truth(Bools.not(Comparisons.isTrue(test(e, arguments.get(0), state)))));
		});
	}

	/** What the routine does to the lock variable itself. */
	private void touch(LockRoutine action, Call e, Value argument, State state, Frame frame) {
		IntExpr bytes = Ints.of(e.arguments().get(0).type() instanceof PointerType p ? machine.layout().size(p.pointee()).orElse(1L) : 1L);
		Use use = new Use(e.range(), RootVariable.of(e.arguments().get(0)), frame, state);
		Set<SourceRange> atomic = action == LockRoutine.INITIALISES ? Set.of() : Set.of(e.range());
		known(argument).forEach(place -> execution.memory().accesses().update(place, bytes, atomic, use));
	}

	private void set(LockRoutine action, Call e, Value argument, State state) {
		for (Place target : known(argument)) {
			Address address = address(target);
			if (action == LockRoutine.SETS && paths.implies(state.live(), state.locks().condition(address))
					&& paths.isPossible(state.live())) {
				machine.recorder().notConforming(MessageKind.LOCK_HELD_TWICE, e.range(),
						Breach.TASK_HOLDS_THIS_LOCK_ALREADY_AND_WAITS_FOR_ITSELF.of());
			} else {
				state.setLocks(state.locks().set(address, target.guard(), e.range(), level()));
				mark(new OrderMark.Acquired(state.locks().lock(address)), e, state);
			}
		}
		doubtOthers(e, argument, state);
	}

	private void mark(OrderMark mark, Call e, State state) {
		machine.recorder()
				.record(new Item.OrderPoint(e.range(), state.live(), mark, machine.task().orElseThrow().enclosing().groups().around()));
	}

	private Value test(Call e, Value argument, State state) {
		List<IntExpr> instance = machine.task().orElseThrow().instance();
		IntExpr any = new IntExpr.Apply(
				new FunctionSymbol(machine.freshName(e.callee()), instance.size(), Meaning.INPUT,
						Optional.of(machine.havoc(e.range(), Unfollowed.WHEN_A_TEST_OF_A_LOCK_FAILS_IS_NOT_FOLLOWED.of()))),
				instance);
		IntExpr result = COUNTING.contains(e.callee()) ? Ints.max(Ints.ZERO, any) : any;
		for (Place target : known(argument)) {
			state.setLocks(state.locks().set(address(target), Bools.and(target.guard(), Bools.notEqual(result, Ints.ZERO)), e.range(),
					level()));
			mark(new OrderMark.Acquired(state.locks().lock(address(target))), e, state);
		}
		doubtOthers(e, argument, state);
		return new Value.Number(result);
	}

	private void unset(Call e, Value argument, State state) {
		List<Place> targets = known(argument);
		if (targets.stream().allMatch(t -> state.locks().condition(address(t)).equals(Bools.FALSE))) {
			machine.tally().strayUnset();
		}
		if (targets.isEmpty()) {
			state.setLocks(state.locks().unsetAny());
		}
		for (Place target : targets) {
			Lock lock = state.locks().lock(address(target));
			mark(new OrderMark.Released(lock), e, state);
			if (!paths.implies(Bools.and(state.live(), target.guard()), lock.held())) {
				mark(new OrderMark.ReleasedForOther(lock,
						LockRoutine.isOfTasks(e.callee()) ? OrderMark.Owner.TASK : OrderMark.Owner.THREAD), e,
						state);
			}
			Predicate<MemoryObject> mayAlias = o -> machine.aliasing().mayAlias(o, target.object());
			state.setLocks(state.locks().unset(address(target), target.guard(), state.live(), mayAlias, paths));
		}
	}

	private static List<Place> known(Value argument) {
		return argument.isUnknownPointer() ? List.of()
				: argument.targets().stream().filter(t -> !t.object().equals(MemoryObject.UNKNOWN)).toList();
	}

	/**
	 * A lock that may be any is surely none, and of locks that lost pointers lead to, or that unknown code chose, several may be one; what
	 * follows may be excluded by it.
	 */
	private void doubtOthers(Call e, Value argument, State state) {
		boolean chosenOutside = known(argument).stream().map(t -> t.object().kind()).anyMatch(UNCERTAIN::contains);
		if (chosenOutside || !Bools.or(known(argument).stream().map(Place::guard).toList()).equals(Bools.TRUE)) {
			state.setLocks(
					state.locks().doubting(new ModelGap(GapKind.UNMODELLED_POINTER, e.range(),
							Unfollowed.WHICH_LOCK_IS_SET_HERE_IS_NOT_KNOWN.of())));
		}
	}

	private int level() {
		return machine.task().orElseThrow().level();
	}

	/** A lock of the task's own is told from those of other tasks. */
	private Address address(Place place) {
		List<IntExpr> where = new ArrayList<>(execution.memory().accesses().located(place).instance());
		where.add(place.offset());
		return new Address(place.object(), where);
	}
}
