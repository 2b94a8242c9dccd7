package org.racelens.execution.call;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Contents.Rest;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.syntax.Walk;

/**
 * Code that makes variables which live longer than the code around. That of a {@code static} variable in a block is executed once in the
 * program, by the thread that first gets there; all threads get behind the declaration only after that: its accesses meet those of other
 * threads that have not passed. C++ [stmt.dcl]; semantics §1.
 */
public final class StaticInitialization {
	private static final long FLAG_BYTES = 4;

	private final Execution execution;
	private final Machine machine;
	private final Map<Initialization, Optional<Value>> constants = new HashMap<>();

	public StaticInitialization(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** Before {@code main}: what is at namespace scope has its first value, or is made. */
	public void beforeMain(State state) {
		holdFirstValues(state);
		FunctionDefinition all = machine.program().functions().get(FunctionDefinition.BEFORE_MAIN);
		if (all != null) {
			execution.interpreter().call(all, state, Frame.root(all));
		}
	}

	/** Of variables that pointers from elsewhere may lead to: a write through these changes them before anything reads them. */
	private void holdFirstValues(State state) {
		Frame nowhere = Frame.root(Frame.NO_FUNCTION);
		machine.program().globals().values().stream().map(Declaration::variable).filter(v -> v.isStatic() && !v.constant())
				.filter(v -> v.storage() == Storage.GLOBAL || machine.variables().isLeaked(v))
				.forEach(v -> execution.memory().held().of(state, execution.variables().object(v, state, nowhere)));
	}

	/** A name means a variable of the executing thread, which that has made before. */
	public void beforeUse(Variable variable, State state, Frame frame) {
		FunctionDefinition all = machine.program().functions().get(FunctionDefinition.BEFORE_THREAD);
		if (all == null || frame.active().contains(all.key()) || !machine.program().initializations().containsKey(variable)
				|| !all.body().statements().contains(machine.program().initializations().get(variable))) {
			return;
		}
		execution.interpreter().call(all, state,
				frame.call(all, variable.declaration(), Integer.toString(variable.declaration().offset())));
	}

	/**
	 * Makes a variable that lives longer than its block: at once where nothing guards it, else where its flag says that no thread has made
	 * it yet.
	 */
	public void execute(Initialization s, State state, Frame frame) {
		machine.step();
		if (s.guard().isEmpty()) {
			make(s, state, frame);
			return;
		}
		MemoryObject flag = execution.variables().object(s.guard().get(), state, frame);
		IntExpr made = execution.memory().read(Place.of(flag), IntegerType.INT, new Use(s.range(), "", frame, state))
				.term();
		boolean byAnother = machine.task().isPresent() && !s.guard().get().isThreadLocal();
		execution.branches().branch(state, Bools.isZero(made), first -> {
			if (byAnother) {
				makeOnce(s, flag, first, frame);
			} else {
				make(s, first, frame);
			}
			setMade(flag, first);
		}, others -> {
		});
		if (byAnother && !made.equals(Ints.ONE)) {
			state.knowledge(now -> now.passing(flag));
		}
		constant(s)
				.ifPresent(v -> execution.memory().held().set(execution.variables().object(s.made().variable(), state, frame), v, state));
	}

	private void setMade(MemoryObject flag, State state) {
		machine.recorder().logs().forEach(log -> log.add(flag, Ints.ZERO, Optional.of(FLAG_BYTES)));
		state.setContents(flag, execution.memory().held().of(state, flag).store(0, FLAG_BYTES, Value.of(1)));
	}

	/** Some thread of the team makes the variable, if this one does not. */
	private void makeOnce(Initialization s, MemoryObject flag, State state, Frame frame) {
		TaskContext task = machine.task().orElseThrow();
		String around = task.onlyHere();
		machine.handingOver().enter();
		task.setOnlyHere(task.outer().isPresent() ? around : flag.key().text());
		ModelGap first = machine.havoc(s.range(), Unfollowed.WHICH_ITERATION_GETS_HERE_FIRST_IS_NOT_KNOWN.of());
		boolean repeated = !task.enclosing().loops().isEmpty() && !state.knowledge().weakened().contains(first);
		if (repeated) {
			state.knowledge(now -> now.weakenedBy(first));
		}
		task.enclosing().locks().push(new Lock(Lock.Kind.FIRST_PASS, flag.key().text(), task.level(), List.of()));
		WriteLog log;
		try {
			log = machine.recorder().logging(() -> make(s, state, frame));
		} finally {
			task.enclosing().locks().pop();
			task.setOnlyHere(around);
			machine.handingOver().leave();
		}
		if (repeated) {
			state.knowledge(now -> now.strengthened(first));
		}
		loseOwn(log, s, state);
		MemoryObject made = execution.variables().object(s.made().variable(), state, frame);
		if (!isFixed(execution.memory().held().of(state, made))) {
			state.setContents(made, execution.memory().held().lost(made, s.range(), Unfollowed.THREAD_THAT_MAKES_IT_IS_NOT_KNOWN.of()));
		}
	}

	/** What a thread has for itself is as the initialization leaves it only for the one that executes it. */
	private void loseOwn(WriteLog log, Initialization s, State state) {
		for (MemoryObject object : state.objects()) {
			boolean written = log.isEverything() || log.isWhole(object)
					|| !log.parts(object).isEmpty();
			if (written && object.depth() > 0 && !execution.memory().isShared(object)) {
				state.setContents(object,
						execution.memory().held().lost(object, s.range(), Unfollowed.WHICH_THREAD_EXECUTES_THIS_IS_NOT_KNOWN.of()));
			}
		}
	}

	/** Whether contents are the same whichever thread stored them. */
	private static boolean isFixed(Contents contents) {
		boolean rest = contents.rest() instanceof Rest.Zero || contents.rest() instanceof Rest.Table
				|| contents.rest() instanceof Rest.Function f && f.context().stream().allMatch(StaticInitialization::isFixed);
		return rest && contents.cells().values().stream().allMatch(c -> c.value().filter(StaticInitialization::isFixed).isPresent());
	}

	private static boolean isFixed(Value value) {
		return isFixed(value.term()) && value.targets().stream().allMatch(t -> t.object().depth() == 0
				&& t.instance().isEmpty() && isFixed(t.offset())
				&& Atoms.symbols(t.guard()).stream().noneMatch(s -> s.role().isPerInstance()));
	}

	private static boolean isFixed(IntExpr term) {
		return Atoms.symbols(term).stream().noneMatch(s -> s.role().isPerInstance());
	}

	private void make(Initialization s, State state, Frame frame) {
		boolean ofThread = s.guard().filter(g -> g.isThreadLocal()).isPresent();
		machine.making(ofThread ? Storage.LOCAL : Storage.STATIC_GLOBAL, () -> evaluate(s, state, frame));
	}

	private void evaluate(Initialization s, State state, Frame frame) {
		Variable variable = s.made().variable();
		MemoryObject object = execution.variables().object(variable, state, frame);
		s.made().initializer().ifPresent(e -> {
			execution.variables().initialise(object, e, state, frame);
			Contents value = execution.memory().held().of(state, object);
			execution.memory().blocks().touch(Place.of(object), execution.variables().size(variable.type(), state, frame), Touch.WRITE,
					new Use(s.range(), variable.name(), frame, state));
			state.setContents(object, value);
		});
		s.construction().ifPresent(c -> execution.at(state, frame).value(c));
		Walk.ownExpressions(s).forEach(e -> Walk.expressions(e, part -> {
			if (part instanceof Expression.Unmodelled u) {
				execution.branches().loseEverything(state, u.gap());
			}
		}));
	}

	/** The value of a variable that nothing else writes, if it is one number whenever the code is executed. */
	private Optional<Value> constant(Initialization s) {
		if (!machine.variables().neverWritten(s.made().variable()) || s.made().initializer().isEmpty()
				|| !Layout.isScalar(s.made().variable().type())) {
			return Optional.empty();
		}
		if (!constants.containsKey(s)) {
			constants.put(s, Optional.empty());
			constants.put(s, alone(s));
		}
		return constants.get(s);
	}

	/** The value where nothing is known of the variables of the program, nor of the thread that executes the code. */
	private Optional<Value> alone(Initialization s) {
		Expression initializer = s.made().initializer().orElseThrow();
		int queries = machine.tally().teamQueries() + machine.tally().finalQueries();
		Value[] value = { Value.of(0) };
		machine.start().asFunction(() -> machine.within(Optional.empty(), () -> machine.recorder()
				.silently(() -> value[0] = execution.at(new State(), Frame.root(Frame.NO_FUNCTION)).value(initializer))));
		boolean sameForAll = machine.tally().teamQueries() + machine.tally().finalQueries() == queries;
		return Optional.of(value[0]).filter(v -> sameForAll && v instanceof Value.Number && v.term() instanceof Constant)
				.map(v -> new Value.Number(execution.arithmetic().convert(v.term(), initializer.type(), s.made().variable().type(),
						initializer.range())));
	}

	/** What a variable holds that is made by code, where the code is not followed: its value if that is always the same. */
	public Optional<Value> always(Variable variable) {
		return Optional.ofNullable(machine.program().initializations().get(variable)).flatMap(this::constant);
	}
}
