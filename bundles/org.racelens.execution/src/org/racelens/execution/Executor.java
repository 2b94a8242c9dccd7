package org.racelens.execution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.TermSize;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Statement;

/** Wires the parts of the symbolic execution together and holds what they all need: branches, objects of variables, run-time sizes. */
final class Executor {
	private static final int MOST_CONDITION_PARTS = 3000;

	final Machine machine;
	final Signs signs;
	final Arithmetic arithmetic;
	final Initializers initializers;
	final MemoryModel memory;
	final Allocations allocations;
	final Structures structures;
	final CallExecutor calls;
	final LoopExecutor loops;
	final ConstructExecutor constructs;
	final HostMeanwhile hostMeanwhile;
	final StaticInitialization statics;

	Executor(Machine machine) {
		this.machine = machine;
		signs = new Signs(machine);
		structures = new Structures(machine);
		arithmetic = new Arithmetic(machine, signs);
		initializers = new Initializers(machine, arithmetic,
				e -> new ExpressionEvaluator(this, new State(), Frame.root(ConstructExecutor.NO_FUNCTION)).value(e), this::always);
		memory = new MemoryModel(machine, arithmetic, initializers);
		allocations = new Allocations(this);
		calls = new CallExecutor(this);
		loops = new LoopExecutor(this);
		constructs = new ConstructExecutor(this);
		hostMeanwhile = new HostMeanwhile(this);
		statics = new StaticInitialization(this);
	}

	private Optional<Value> always(Variable variable) {
		return statics.always(variable);
	}

	ExpressionEvaluator evaluator(State state, Frame frame) {
		return new ExpressionEvaluator(this, state, frame);
	}

	void execute(Statement statement, State state, Frame frame) {
		if (!state.isDead()) {
			statement.accept(new StatementExecutor(this, state, frame));
		}
	}

	/** Joins the states that left a loop, switch or function early with the one that falls through. */
	void rejoin(State state, List<State> early) {
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
				fall.live = s.live;
			}
			fall.arrives = s.arrives;
			fall.exited = s.exited;
			state.become(State.join(s.live, s, fall, initializers::initial, this::lostAtJoin));
		}
		state.live = State.reached(all);
		state.arrives = Bools.or(all.stream().map(s -> s.arrives).toList());
		state.exited = Bools.or(all.stream().map(s -> s.exited).toList());
	}

	/**
	 * After a statement that was left early: joins where that was with where it was got through; if nothing else ended the paths, all of
	 * the entry is live again.
	 */
	void rejoinAll(State state, List<State> early, State entry) {
		rejoin(state, early);
		if (state.returns.equals(entry.returns) && state.continues.equals(entry.continues)) {
			state.live = state.exited.equals(entry.exited) ? entry.live : state.live;
			state.arrives = entry.arrives;
		}
	}

	/** After a statement that is not modelled: it may have written anything and gone anywhere. */
	void loseEverything(State state, ModelGap why) {
		machine.team.ifPresent(t -> state.unknownOrder = Optional.of(why));
		state.weakened.add(why);
		loseContents(state, why);
	}

	/** After an expression that is not modelled: it may have written anything. */
	void loseContents(State state, ModelGap why) {
		lose(state, why, object -> true);
	}

	/** After a call of which nothing is known: it may have written what it can reach, not the locals whose address it does not have. */
	void loseReachable(State state, ModelGap why) {
		lose(state, why, object -> !WriteLog.isOwnLocal(object) || object.variable().filter(machine.variables::isAddressed).isPresent());
	}

	private void lose(State state, ModelGap why, Predicate<MemoryObject> which) {
		machine.logs.forEach(WriteLog::addEverything);
		state.everythingLost = Optional.of(why);
		for (MemoryObject object : state.objects()) {
			if (!memory.isShared(object) && which.test(object)) {
				state.setContents(object, memory.lost(object, why.place(), why.message()));
			}
		}
	}

	private Contents lostAtJoin(MemoryObject object) {
		return memory.lost(object, SourceRange.startOf(machine.unit.source().path()), "branches differ");
	}

	/** Executes two alternatives on copies of the state and joins them again. */
	void branch(State state, BoolExpr condition, Consumer<State> whenTrue, Consumer<State> whenFalse) {
		State before = state.copy();
		State taken = entering(before, condition);
		State untaken = entering(before, Bools.not(condition));
		if (!taken.isDead()) {
			whenTrue.accept(taken);
		}
		if (!untaken.isDead()) {
			whenFalse.accept(untaken);
		}
		State joined = State.join(condition, taken, untaken, initializers::initial, this::lostAtJoin);
		State enterTaken = entering(before, condition);
		State enterUntaken = entering(before, Bools.not(condition));
		if (taken.live.equals(enterTaken.live) && untaken.live.equals(enterUntaken.live)) {
			joined.live = before.live;
		}
		if (taken.arrives.equals(enterTaken.arrives) && untaken.arrives.equals(enterUntaken.arrives)) {
			joined.arrives = before.arrives;
		}
		state.become(joined);
		weakenLarge(state, before);
	}

	/** An alternative is executed under one more part of the path condition, unless that gets too large. */
	private State entering(State before, BoolExpr condition) {
		State branch = before.copy();
		branch.restrict(condition);
		if (!branch.isDead() && TermSize.exceeds(branch.live, MOST_CONDITION_PARTS)) {
			weaken(branch, before);
		}
		return branch;
	}

	private void weakenLarge(State state, State before) {
		if (!state.live.equals(before.live) && TermSize.exceeds(state.live, MOST_CONDITION_PARTS)) {
			weaken(state, before);
		}
		if (TermSize.exceeds(state.exited, MOST_CONDITION_PARTS)) {
			state.weakened.add(tooManyConditions());
			state.exited = Bools.FALSE;
		}
	}

	/**
	 * Path conditions that have grown too large to go on with are taken for weaker ones: without the checks that end the program, so that
	 * more instances are taken to exist; and where the others are too large, too, without those of the branch, so that it is not known who
	 * meets a barrier.
	 */
	private void weaken(State state, State before) {
		ModelGap why = tooManyConditions();
		state.weakened.add(why);
		if (TermSize.exceeds(state.arrives, MOST_CONDITION_PARTS)) {
			state.arrives = before.arrives;
			if (!machine.isMuted()) {
				machine.gap(why.kind(), why.place(), why.message());
			}
		}
		state.live = state.arrives;
	}

	private ModelGap tooManyConditions() {
		return new ModelGap(GapKind.WIDENED_PATH, SourceRange.startOf(machine.unit.source().path()),
				"the path depends on too many conditions");
	}

	/** The object that a variable names here. */
	MemoryObject object(Variable variable, State state, Frame frame) {
		if (variable.storage() == Storage.THREAD_LOCAL && machine.team.filter(t -> t.implicitLevel() > 1).isPresent()
				&& machine.variables.isAddressed(variable)) {
			machine.gap(GapKind.UNMODELLED_POINTER, variable.declaration(),
					"pointers to the threads' copies of " + variable.name() + " are not followed");
		}
		return state.binding(variable).orElseGet(() -> {
			MemoryObject object = variable.isStatic()
					? object(variable, key(variable), 0)
					: variable.storage() == Storage.THREAD_LOCAL
							? threadsCopy(variable)
					: object(variable, variable.id() + "@" + frame.path(), depth());
			if (!variable.isStatic()) {
				state.bind(variable, object);
			}
			return object;
		});
	}

	/** The key of a variable's only object. */
	static String key(Variable variable) {
		return "static " + variable.id();
	}

	private MemoryObject object(Variable variable, String key, int depth) {
		boolean reachable = variable.isStatic() && variable.storage() == Storage.GLOBAL || machine.variables.isAddressed(variable);
		MemoryObject.Kind kind = !reachable ? MemoryObject.Kind.NAMED_VARIABLE
				: machine.variables.isLeaked(variable) ? MemoryObject.Kind.LEAKED_VARIABLE : MemoryObject.Kind.VARIABLE;
		return new MemoryObject(key, variable.name(), kind, Optional.of(variable), variable.type(), depth, 0);
	}

	/** The copy of a threadprivate variable that belongs to the executing thread. */
	private MemoryObject threadsCopy(Variable variable) {
		int depth = machine.team.map(Team::implicitLevel).orElse(0);
		return object(variable, "thread " + variable.id() + "@" + depth, depth);
	}

	/** Whether a variable is private to a thread of the innermost team: its implicit task or a task that this one leads to made it. */
	boolean isPrivateInTeam(Variable variable, State state, Frame frame) {
		return object(variable, state, frame).depth() >= machine.team.orElseThrow().implicitLevel();
	}

	/** The copy of a threadprivate variable that belongs to the thread that executes the serial code. */
	MemoryObject primaryCopy(Variable variable) {
		return object(variable, "thread " + variable.id() + "@0", 0);
	}

	/** Number of tasks around the current point. */
	int depth() {
		return machine.team.map(Team::level).orElse(0);
	}

	/** A new object for a variable, with unknown contents: what a declaration or a private clause makes. */
	MemoryObject declare(Variable variable, String keyPrefix, State state, Frame frame) {
		String level = keyPrefix.isEmpty() ? "" : depth() + " ";
		MemoryObject object = object(variable, keyPrefix + level + variable.id() + "@" + frame.path(), depth());
		machine.team.ifPresent(t -> machine.homes.put(object, t.instance()));
		state.bind(variable, object);
		machine.team.ifPresent(t -> t.lanes.forEach(l -> l.own(object)));
		state.setContents(object, initializers.unknown(object));
		fixLengths(variable.type(), n -> keyPrefix.isEmpty() || state.length(n).isEmpty(), state, frame);
		return object;
	}

	/** The copy that a clause makes; loops that execute it write it. */
	MemoryObject declareCopy(Variable variable, String clause, Directive directive, State state, Frame frame) {
		MemoryObject copy = declare(variable, clause + "@" + directive.range().offset() + " ", state, frame);
		machine.logs.forEach(
				log -> log.add(copy, Ints.ZERO, machine.layout.size(variable.type()).filter(n -> Layout.isScalar(variable.type()))));
		return copy;
	}

	/** Evaluates the run-time lengths of an array type once, where the variable is declared. */
	void fixLengths(Type type, State state, Frame frame) {
		fixLengths(type, n -> true, state, frame);
	}

	/** @param which lengths to evaluate: those of a copy are its original's */
	private void fixLengths(Type type, Predicate<Expression> which, State state, Frame frame) {
		if (type instanceof ArrayType a) {
			fixLengths(a.element(), which, state, frame);
			a.length().filter(n -> !(n instanceof Expression.IntegerLiteral)).filter(which)
					.ifPresent(n -> state.setLength(n, evaluator(state, frame).number(n)));
		} else if (type instanceof Type.PointerType p) {
			fixLengths(p.pointee(), which, state, frame);
		}
	}

	/** The size of a type in bytes. */
	IntExpr size(Type type, State state, Frame frame) {
		Optional<Long> constant = machine.layout.size(type);
		if (constant.isPresent()) {
			return Ints.of(constant.get());
		}
		if (type instanceof ArrayType a && a.length().isPresent()) {
			Expression n = a.length().get();
			IntExpr length = n instanceof Expression.IntegerLiteral literal
					? Ints.of(literal.value())
					: state.length(n).orElseGet(() -> evaluator(state, frame).number(n));
			return arithmetic.binary(Operator.MULTIPLY, length, size(a.element(), state, frame), IntegerType.LONG, n.range());
		}
		return machine.lostOf("size", machine.havoc(frame.function().range(), "the size of a type is not known"), List.of());
	}
}
