package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.call.UnknownCalls.Suspicion;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Bindings;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibraryModels.Behaviour;
import org.racelens.openmp.library.QualifiedName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.LastLoop;

/** Calls: followed where the body is known, modelled where the function is, else a gap. */
public final class CallExecutor {
	private static final int DEEPEST = 12;
	private static final Map<FunctionBehaviour, Behaviour> BLOCKS = Map.of(FunctionBehaviour.FILLS_BYTES, Behaviour.FILLS_FIRST,
			FunctionBehaviour.COPIES_BYTES, Behaviour.COPIES_SECOND_TO_FIRST, FunctionBehaviour.COMPARES_BYTES, Behaviour.COMPARES_BLOCKS);

	private final Execution execution;
	private final Machine machine;
	private final AloneArguments passed;
	private final RuntimeCalls runtime;
	private final AtomicCalls atomics;
	private final GivenModels models;
	private final VariantCalls variants;
	private final PointerCalls pointers;
	private final VirtualCalls virtuals;
	private final Recursion recursion;
	private final Computations computations;
	private final LibraryCalls library;
	private final ArgumentLists lists;
	private final SortingCalls sorting;
	private final ErrorNumber errors;
	private final UnknownCalls unknownCalls;
	/** the keys of functions with calls that were not followed in serial code */
	private final Set<String> left = new HashSet<>();
	private final WindowExposure windows;

	public CallExecutor(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		passed = new AloneArguments(machine);
		runtime = new RuntimeCalls(execution);
		atomics = new AtomicCalls(execution);
		models = new GivenModels(execution);
		computations = new Computations(machine, models);
		variants = new VariantCalls(execution);
		pointers = new PointerCalls(execution);
		virtuals = new VirtualCalls(execution);
		recursion = new Recursion(execution, this);
		library = new LibraryCalls(execution);
		lists = new ArgumentLists(execution, library);
		sorting = new SortingCalls(execution, pointers, (key, e, given, state, use) -> called(key, e, given, state, use.frame()));
		errors = new ErrorNumber(execution);
		windows = new WindowExposure(machine);
		unknownCalls = new UnknownCalls(execution, pointers, windows);
	}

	/** Before the start of the program is executed. */
	public void startProgram() {
		windows.startProgram();
	}

	/** Before a function is executed that is not the start of the program. */
	public void startFunction() {
		windows.startFunction();
		unknownCalls.startFunction();
	}

	/** What the unit's text says of calls that are not followed. */
	public SeenCode seen() {
		return unknownCalls.seen();
	}

	/** As {@link org.racelens.execution.interpreter.Interpreter#findHandedCode}. */
	public Set<ModelGap> findHandedCode(State state) {
		return unknownCalls.findCode(state);
	}

	/** Calls through pointers, and what names of functions are as values. */
	public PointerCalls pointers() {
		return pointers;
	}

	/** Executes the block of a {@code dispatch} construct. */
	public void dispatching(VariantCalls.Dispatched call, Runnable block) {
		variants.dispatching(call, block);
	}

	/**
	 * Evaluates the operands of a call, in the order of the text, and executes what is called: a function with a body in sight, a modelled
	 * one, or a gap.
	 */
	public Value call(Call e, State state, Frame frame) {
		List<Value> arguments = new ArrayList<>();
		Optional<Value> target = e.target().map(t -> execution.at(state, frame).value(t));
		e.arguments().forEach(a -> arguments.add(execution.at(state, frame).value(a)));
		if (variants.has(e, frame)) {
			return variants.call(e, (key, meant, taken) -> called(key, meant, arguments, taken, frame), state, frame);
		}
		if (virtuals.is(e) && !arguments.isEmpty()) {
			return dispatched(e, arguments, state, frame);
		}
		return target.filter(pointers::isKnown)
				.map(t -> pointers.call(t, (key, taken) -> called(key, e, arguments, taken, frame), state))
				.orElseGet(() -> called(e.callee(), e, arguments, state, frame));
	}

	private Value dispatched(Call e, List<Value> arguments, State state, Frame frame) {
		Call named = virtuals.named(e);
		if (models.of(named).isPresent()) {
			return called(named.callee(), named, arguments, state, frame);
		}
		return virtuals.call(e, arguments, (key, given, taken) -> key.map(k -> called(k, e, given, taken, frame))
				.orElseGet(() -> unknown(named, given, new Use(e.range(), "", frame, taken))), state);
	}

	private Value called(String key, Call e, List<Value> arguments, State state, Frame frame) {
		FunctionDefinition callee = machine.program().functions().get(key);
		if (callee != null) {
			Value result = computations.call(callee, e, arguments, () -> follow(callee, e, arguments, state, frame));
			if (machine.program().unit().neverReturning().contains(key)) {
				state.endUnless(Bools.FALSE);
			}
			return result;
		}
		Optional<Value> known = runtime.call(e, arguments, state, frame).or(() -> atomics.call(e, arguments, state, frame))
				.or(() -> lists.call(e, arguments, state, frame)).or(() -> errors.call(e, state, frame));
		if (known.isPresent()) {
			return models.resting(known.get(), e);
		}
		Optional<FunctionBehaviour> given = models.of(e);
		if (given.isPresent()) {
			return given(given.get(), e, arguments, state, frame);
		}
		Optional<Behaviour> behaviour = LibraryModels.behaviour(e);
		if (behaviour.filter(b -> arguments.size() < LibraryCalls.least(b, e)).isPresent()) {
			machine.recorder().message(MessageKind.SYNTAX, e.range(), Breach.TOO_FEW_ARGUMENTS_FOR_X.of(e.callee()));
			behaviour = Optional.empty();
		}
		Use use = new Use(e.range(), "", frame, state);
		windows.call(e, arguments, use);
		return behaviour.filter(b -> library.isFollowed(b, e, arguments, state)).map(b -> library.call(b, e, arguments, use))
				.or(() -> sorting.call(e, arguments, use)).orElseGet(() -> unknown(e, arguments, use));
	}

	private Value unknown(Call e, List<Value> arguments, Use use) {
		Explanation message = e.callee().isEmpty() ? Unfollowed.CALL_THROUGH_POINTER.of()
				: Unfollowed.CALL_OF_X_WHOSE_CODE_IS_NOT_KNOWN.of(QualifiedName.of(e.callee()).spelling());
		return machine.program().unit().neverReturning().contains(e.callee())
				? unknownCalls.last(e, use.state(), message)
				: unknownCalls.call(e, arguments, use, GapKind.UNMODELLED_CALL, message);
	}

	/** A function of which the user says what it does. */
	private Value given(FunctionBehaviour behaviour, Call e, List<Value> arguments, State state, Frame frame) {
		Optional<Explanation> obstacle = models.obstacle(behaviour, e);
		if (obstacle.isPresent()) {
			return unknownCalls.call(e, arguments, new Use(e.range(), "", frame, state), GapKind.UNMODELLED_CALL,
					Unfollowed.CALL_OF_X_Y.of(e.callee(), obstacle.get()), behaviour.isOfRuntime() ? Suspicion.LOCK : Suspicion.BY_NAME);
		}
		machine.serial().notes().add(GivenModels.assumed(behaviour, e.callee()));
		Use use = new Use(e.range(), "", frame, state);
		return switch (behaviour) {
			case INPUT -> new Value.Number(library.anyInput(e));
			case ALLOCATES -> library.call(Behaviour.ALLOCATES, e, arguments, use);
			case ALLOCATES_ZEROED -> library.call(Behaviour.ALLOCATES_ZEROED, e, arguments, use);
			case EXITS -> library.call(Behaviour.EXITS, e, arguments, use);
			case FREES -> library.call(Behaviour.RELEASES, e, arguments, use);
			case REALLOCATES -> library.call(Behaviour.REALLOCATES, e, arguments, use);
			case FILLS_BYTES, COPIES_BYTES, COMPARES_BYTES -> {
				library.call(BLOCKS.get(behaviour), e, arguments, use);
				yield models.call(behaviour, e, arguments, use);
			}
			case PURE, NOTHING, READS_ARGUMENTS, WRITES_ARGUMENTS, READS_ELEMENTS, WRITES_ELEMENTS, THREAD_NUMBER, TEAM_SIZE, BARRIER,
					LOCKS,
					UNLOCKS, TRIES_LOCK ->
				models.call(behaviour, e, arguments, use);
		};
	}

	private Value follow(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame frame) {
		if (!recursion.isFollowed(callee, e, arguments, state, frame)) {
			leave(callee, Unfollowed.RECURSIVE_CALL_OF_X.of(callee.name()));
			return recursion.family(callee, e, arguments, state, frame)
					.orElseGet(() -> unknownCalls.unfollowed(callee, e, arguments, new Use(e.range(), "", frame, state), GapKind.RECURSION,
							Unfollowed.RECURSIVE_CALL_OF_X.of(callee.name())));
		}
		if (frame.active().size() >= DEEPEST) {
			leave(callee, Unfollowed.CALL_OF_X_NESTED_TOO_DEEPLY_TO_BE_FOLLOWED.of(callee.name()));
			return unknownCalls.unfollowed(callee, e, arguments, new Use(e.range(), "", frame, state), GapKind.UNMODELLED_CALL,
					Unfollowed.CALL_OF_X_NESTED_TOO_DEEPLY_TO_BE_FOLLOWED.of(callee.name()));
		}
		if (machine.task().isEmpty() && machine.serial().skips(callee.key())) {
			machine.tally().leaveCall();
			return unknownCalls.unfollowed(callee, e, arguments, new Use(e.range(), "", frame, state), GapKind.BUDGET,
					Unfollowed.CALL_OF_X_WOULD_COST_TOO_MUCH.of(callee.name()));
		}
		Frame inner = frame.call(callee, e.range(), machine.program().places().of(e));
		return virtuals.inside(callee, arguments, () -> enter(callee, e, arguments, state, inner));
	}

	/** A call is not followed, so that what serial code leads to by it may be met in other ways than are known. */
	private void leave(FunctionDefinition callee, Explanation why) {
		machine.tally().leaveCall();
		if (machine.task().isEmpty() && left.add(callee.key())) {
			machine.regions().leaveCalls(seen().reached(Set.of(callee.key())).stream().map(machine.program().functions()::get).toList(),
					why);
		}
	}

	/** Executes a function with arguments. */
	Value enter(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame inner) {
		Bindings names = state.names();
		Map<Variable, MemoryObject> originals = state.originals();
		Set<MemoryObject> before = state.objects();
		originals.forEach(state::bind);
		state.setOriginals(Map.of());
		boolean alone = passed.begin(callee);
		lists.enter(callee, e, arguments, state, inner);
		for (int i = 0; i < callee.parameters().size(); i++) {
			bind(callee.parameters().get(i), i < arguments.size() ? Optional.of(carried(e, i, arguments, callee)) : Optional.empty(), state,
					inner);
		}
		callee.parameters().forEach(p -> execution.variables().fixLengths(p.type(), state, inner));
		Value result = execute(callee, state, inner);
		state.setNames(names);
		passed.end(alone);
		if (machine.task().isEmpty()) {
			forgetLocals(before, state);
		}
		return result;
	}

	/** Automatic variables of serial code that a call has left are gone; what is executed later need not carry them along. */
	private void forgetLocals(Set<MemoryObject> before, State state) {
		Set<MemoryObject> gone = state.objects();
		gone.removeAll(before);
		gone.removeIf(o -> !o.isOwnLocal() || o.kind() == MemoryObject.Kind.LITERAL);
		state.forget(gone);
		machine.recorder().logs().forEach(log -> log.forget(gone));
	}

	/** What an argument is as the parameter's type has it. */
	Value carried(Call e, int i, List<Value> arguments, FunctionDefinition callee) {
		Type to = callee.parameters().get(i).type();
		return i < e.arguments().size()
				? execution.arithmetic().conversions().carried(arguments.get(i), e.arguments().get(i).type(), to, e.range())
				: arguments.get(i);
	}

	private void bind(Variable parameter, Optional<Value> argument, State state, Frame inner) {
		MemoryObject object = execution.variables().declare(parameter, "", state, inner);
		machine.recorder().logs().forEach(log -> log.add(object, Ints.ZERO, machine.layout().size(parameter.type())));
		argument.ifPresent(v -> {
			Value converted = passed.based(execution.arithmetic().conversions().convert(v, parameter.type()), parameter);
			execution.variables().pass(converted, object, state, inner);
		});
	}

	/** Executes a function's body; afterwards everything that was live before is live again, unless the program ended. */
	public Value execute(FunctionDefinition callee, State state, Frame inner) {
		Exits outer = state.exits();
		BoolExpr before = state.live();
		BoolExpr arrivedBefore = state.control().arrives();
		state.exits(now -> Exits.NONE);
		execution.execute(LastLoop.left(callee), state, inner);
		List<State> returned = state.exits().returns();
		Value result = result(callee, returned);
		execution.branches().rejoin(state, returned);
		state.control(now -> now.withLive(Bools.and(before, Bools.not(state.control().exited()))));
		state.control(now -> now.withArrives(arrivedBefore));
		if (!returned.isEmpty()) {
			execution.variables().endLife(callee.body(), state, inner);
		}
		state.exits(now -> outer);
		return result;
	}

	private Value result(FunctionDefinition callee, List<State> returned) {
		Optional<Value> result = Optional.empty();
		for (State s : returned) {
			if (s.control().returned().isPresent()) {
				Value value = s.control().returned().get();
				result = Optional.of(result.map(others -> Value.choice(s.live(), value, others)).orElse(value));
			}
		}
		return result.orElseGet(() -> callee.returnType() instanceof VoidType ? Value.of(0) : new Value.Number(machine.input("result")));
	}

}
