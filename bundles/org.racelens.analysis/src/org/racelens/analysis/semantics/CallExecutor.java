package org.racelens.analysis.semantics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.FunctionBehaviour;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.FunctionSymbol;
import org.racelens.analysis.logic.FunctionSymbol.Meaning;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.logic.Symbol.Role;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.LibraryModels.Behaviour;
import org.racelens.analysis.semantics.MemoryModel.Use;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.VoidType;

/** Calls: followed where the body is known, modelled where the function is, else a gap. */
final class CallExecutor {
	private static final int DEEPEST = 12;
	private static final Map<FunctionBehaviour, Behaviour> BLOCKS = Map.of(FunctionBehaviour.FILLS_BYTES, Behaviour.FILLS_FIRST,
			FunctionBehaviour.COPIES_BYTES, Behaviour.COPIES_SECOND_TO_FIRST, FunctionBehaviour.COMPARES_BYTES, Behaviour.COMPARES_BLOCKS);

	private final Executor executor;
	private final Machine machine;
	private final RuntimeCalls runtime;
	private final GivenModels models;
	private final VariantCalls variants;
	private final Recursion recursion;

	CallExecutor(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
		runtime = new RuntimeCalls(executor);
		models = new GivenModels(executor);
		variants = new VariantCalls(executor);
		recursion = new Recursion(executor);
	}

	Value call(Call e, State state, Frame frame) {
		List<Value> arguments = new ArrayList<>();
		e.target().ifPresent(t -> executor.evaluator(state, frame).value(t));
		e.arguments().forEach(a -> arguments.add(executor.evaluator(state, frame).value(a)));
		if (variants.has(e, frame)) {
			return variants.call(e, (key, taken) -> called(key, e, arguments, taken, frame), state, frame);
		}
		return called(e.callee(), e, arguments, state, frame);
	}

	private Value called(String key, Call e, List<Value> arguments, State state, Frame frame) {
		FunctionDefinition callee = machine.functions.get(key);
		if (callee != null) {
			return follow(callee, e, arguments, state, frame);
		}
		Optional<Value> known = runtime.call(e, arguments, state, frame);
		if (known.isPresent()) {
			return known.get();
		}
		Optional<FunctionBehaviour> given = machine.options.models().of(e.callee());
		if (given.isPresent()) {
			return given(given.get(), e, arguments, state, frame);
		}
		return LibraryModels.behaviour(e.callee(), arguments.size())
				.map(b -> modelled(b, e, arguments, new Use(e.range(), "", frame, state)))
				.orElseGet(() -> unknown(e, arguments, state, GapKind.UNMODELLED_CALL,
						e.callee().isEmpty() ? "call through a pointer" : "call of " + e.callee() + ", whose code is not known"));
	}

	/** A function of which the user says what it does. */
	private Value given(FunctionBehaviour behaviour, Call e, List<Value> arguments, State state, Frame frame) {
		Optional<String> obstacle = models.obstacle(behaviour, e);
		if (obstacle.isPresent()) {
			return unknown(e, arguments, state, GapKind.UNMODELLED_CALL, "call of " + e.callee() + ", " + obstacle.get());
		}
		machine.notes.add(e.callee() + " " + behaviour.sentence() + " (a setting)");
		Use use = new Use(e.range(), "", frame, state);
		return switch (behaviour) {
			case INPUT -> new Value.Number(anyInput(e));
			case ALLOCATES -> modelled(Behaviour.ALLOCATES, e, arguments, use);
			case ALLOCATES_ZEROED -> modelled(Behaviour.ALLOCATES_ZEROED, e, arguments, use);
			case EXITS -> modelled(Behaviour.EXITS, e, arguments, use);
			case FILLS_BYTES, COPIES_BYTES, COMPARES_BYTES -> {
				modelled(BLOCKS.get(behaviour), e, arguments, use);
				yield models.call(behaviour, e, arguments, use);
			}
			default -> models.call(behaviour, e, arguments, use);
		};
	}

	private Value follow(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame frame) {
		if (!Recursion.isFollowed(callee, frame)) {
			return recursion.family(callee, e, arguments, state, frame)
					.orElseGet(() -> unknown(e, arguments, state, GapKind.RECURSION, "recursive call of " + callee.name()));
		}
		if (frame.active().size() >= DEEPEST) {
			return unknown(e, arguments, state, GapKind.UNMODELLED_CALL, "call of " + callee.name() + ", nested too deeply to be followed");
		}
		return enter(callee, e, arguments, state, frame.call(callee, e.range()));
	}

	/** Executes a function with arguments. */
	Value enter(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame inner) {
		Map<Variable, MemoryObject> bindings = state.bindings();
		Map<Variable, MemoryObject> originals = state.originals();
		originals.forEach(state::bind);
		state.setOriginals(Map.of());
		for (int i = 0; i < callee.parameters().size(); i++) {
			bind(callee.parameters().get(i), i < arguments.size() ? Optional.of(widened(e, i, arguments, callee)) : Optional.empty(), state,
					inner);
		}
		callee.parameters().forEach(p -> executor.fixLengths(p.type(), state, inner));
		Value result = execute(callee, state, inner);
		originals.keySet().forEach(v -> state.bind(v, bindings.get(v)));
		state.setOriginals(originals);
		return result;
	}

	/** An unsigned argument that goes into a wider parameter is what it is looked at there. */
	private Value widened(Call e, int i, List<Value> arguments, FunctionDefinition callee) {
		Type to = callee.parameters().get(i).type();
		return arguments.get(i) instanceof Value.Number n && i < e.arguments().size() && Arithmetic.widens(e.arguments().get(i).type(), to)
				? new Value.Number(executor.arithmetic.observed(n.term(), e.arguments().get(i).type()))
				: arguments.get(i);
	}

	private void bind(Variable parameter, Optional<Value> argument, State state, Frame inner) {
		MemoryObject object = executor.declare(parameter, "", state, inner);
		machine.logs.forEach(log -> log.add(object, Ints.ZERO, machine.layout.size(parameter.type())));
		argument.filter(v -> Layout.isScalar(parameter.type())).ifPresent(v -> {
			Value converted = v instanceof Value.Pointer ? v : new Value.Number(executor.arithmetic.convert(v.term(), parameter.type()));
			machine.layout.size(parameter.type())
					.ifPresent(n -> state.setContents(object, executor.memory.contents(state, object).store(0, n, converted)));
		});
	}

	/** Executes a function's body; afterwards everything that was live before is live again, unless the program ended. */
	Value execute(FunctionDefinition callee, State state, Frame inner) {
		List<State> outerReturns = state.returns;
		List<State> outerBreaks = state.breaks;
		List<State> outerContinues = state.continues;
		BoolExpr before = state.live;
		state.returns = List.of();
		state.breaks = List.of();
		state.continues = List.of();
		executor.execute(callee.body(), state, inner);
		List<State> returned = state.returns;
		Value result = result(callee, returned);
		executor.rejoin(state, returned);
		state.live = Bools.and(before, Bools.not(state.exited));
		if (!returned.isEmpty()) {
			StatementExecutor.endLife(executor, callee.body(), state, inner);
		}
		state.returns = outerReturns;
		state.breaks = outerBreaks;
		state.continues = outerContinues;
		return result;
	}

	private Value result(FunctionDefinition callee, List<State> returned) {
		Value result = null;
		for (State s : returned) {
			if (s.returned.isPresent()) {
				result = result == null ? s.returned.get() : Value.choice(s.live, s.returned.get(), result);
			}
		}
		return result != null ? result : callee.returnType() instanceof VoidType ? Value.of(0) : new Value.Number(machine.input("result"));
	}

	private Value modelled(Behaviour behaviour, Call e, List<Value> arguments, Use use) {
		List<IntExpr> terms = arguments.stream().map(Value::term).toList();
		switch (behaviour) {
			case READS_ARGUMENTS -> touchAll(e, arguments, 0, arguments.size(), false, use);
			case WRITES_ARGUMENTS -> touchAll(e, arguments, 0, arguments.size(), true, use);
			case PRINTS -> {
				touchAll(e, arguments, 0, arguments.size(), false, use);
				int values = afterFormat(e);
				if (!Formats.onlyReads(e.arguments().subList(Math.min(values - 1, arguments.size()), arguments.size()))) {
					touchAll(e, arguments, values, arguments.size(), true, use);
				}
			}
			case SCANS -> {
				int targets = Math.min(afterFormat(e), arguments.size());
				touchAll(e, arguments, 0, targets, false, use);
				touchAll(e, arguments, targets, arguments.size(), true, use);
			}
			case PARSES_TEXT -> parseText(e, arguments, use);
			case COMPARES_BLOCKS -> {
				touchBlock(arguments, 0, false, use);
				touchBlock(arguments, 1, false, use);
			}
			case FILLS_FIRST -> touchBlock(arguments, 0, true, use);
			case COPIES_SECOND_TO_FIRST -> {
				touchBlock(arguments, 1, false, use);
				touchBlock(arguments, 0, true, use);
			}
			case EXITS -> {
				use.state().exited = Bools.or(use.state().exited, use.state().live);
				use.state().live = Bools.FALSE;
			}
			default -> {
			}
		}
		return switch (behaviour) {
			case ALLOCATES, ALLOCATES_ZEROED -> allocation(behaviour, e, use.frame(), use.state());
			case PURE -> pure(e, terms);
			case FILLS_FIRST, COPIES_SECOND_TO_FIRST -> arguments.isEmpty() ? Value.of(0) : arguments.get(0);
			case NOTHING, EXITS -> Value.of(0);
			default -> new Value.Number(anyInput(e));
		};
	}

	/** A value from outside: each evaluation may have another one. */
	private IntExpr anyInput(Call e) {
		return machine.team.isEmpty()
				? machine.input(e.callee())
				: new IntExpr.Apply(new FunctionSymbol(machine.freshName(e.callee()), machine.team.get().instance().size(),
						Meaning.INPUT, Optional.empty()), machine.team.get().instance());
	}

	private Value pure(Call e, List<IntExpr> terms) {
		if (e.callee().equals("abs") || e.callee().equals("labs")) {
			return new Value.Number(Ints.max(terms.get(0), Ints.negate(terms.get(0))));
		}
		if (e.callee().equals("__builtin_expect")) {
			return new Value.Number(terms.get(0));
		}
		return new Value.Number(
				machine.lostOf(e.callee(), machine.havoc(e.range(), "the result of " + e.callee() + " is not followed"), terms));
	}

	private void touchBlock(List<Value> arguments, int position, boolean write, Use use) {
		if (arguments.size() <= 2) {
			return;
		}
		if (arguments.get(position).isUnknownPointer()) {
			executor.memory.touchUnknown(write, use);
		} else if (arguments.get(position) instanceof Value.Pointer p) {
			p.targets().forEach(t -> executor.memory.touch(t, arguments.get(2).term(), write, use));
		}
	}

	private static int afterFormat(Call e) {
		return e.callee().startsWith("f") || e.callee().startsWith("s") && !e.callee().equals("scanf") ? 2 : 1;
	}

	/** {@code strtol} and its like: the text is read, and where its number ends is written, as a pointer into it. */
	private void parseText(Call e, List<Value> arguments, Use use) {
		touchAll(e, arguments, 0, Math.min(1, arguments.size()), false, use);
		if (arguments.size() < 2) {
			return;
		}
		IntExpr behind = machine.lost("end", machine.havoc(e.range(), "where the number in the text ends is not known"));
		Value end = arguments.get(0) instanceof Value.Pointer text && !text.targets().isEmpty()
				? text.plus(behind)
				: new Value.Number(behind);
		if (arguments.get(1).isUnknownPointer()) {
			executor.memory.touchUnknown(true, use);
		} else if (arguments.get(1) instanceof Value.Pointer target) {
			executor.memory.store(target.targets(), new PointerType(Type.IntegerType.CHAR, false), end, use);
		}
	}

	/** The argument that a function such as {@code printf} or {@code scanf} is given: one element, or a text of some length. */
	private void touchAll(Call e, List<Value> arguments, int first, int end, boolean write, Use use) {
		for (int i = first; i < end; i++) {
			Type pointee = e.arguments().get(i).type() instanceof PointerType t ? t.pointee() : Type.IntegerType.CHAR;
			boolean ofData = e.arguments().get(i).type() instanceof PointerType && Layout.isScalar(pointee);
			boolean text = pointee instanceof Type.IntegerType c && c.bits() == 8;
			if (!write && !text) {
				continue;
			}
			boolean ofObject = e.arguments().get(i).type() instanceof PointerType;
			if ((write ? ofObject : ofData) && arguments.get(i).isUnknownPointer()) {
				executor.memory.touchUnknown(write, use);
			} else if (arguments.get(i) instanceof Value.Pointer p) {
				for (Place t : p.targets()) {
					if (write && Layout.isScalar(pointee) && !(text && mayHoldText(t.object()))) {
						executor.memory.store(List.of(t), pointee, new Value.Number(anyInput(e)), use);
					} else {
						IntExpr bytes = text && mayHoldText(t.object())
								? machine.lost("length", machine.havoc(e.range(), "the length of the text is not known"))
								: Ints.of(machine.layout.size(pointee).orElse(1L));
						executor.memory.touch(t, bytes, write, use);
					}
				}
			}
		}
	}

	private static boolean mayHoldText(MemoryObject object) {
		return !object.isVariable() || !Layout.isScalar(object.element());
	}

	private Value allocation(Behaviour behaviour, Call e, Frame frame, State state) {
		Value.Pointer fresh = allocate(e.callee(), VoidType.VOID, e.range(), frame);
		if (behaviour == Behaviour.ALLOCATES_ZEROED) {
			MemoryObject object = fresh.targets().get(0).object();
			if (object.arity() == 0) {
				state.setContents(object, Contents.of(new Contents.Rest.Zero()));
			}
		}
		return fresh;
	}

	/** A pointer to a fresh object; one allocation site inside loops makes one object for each trip. */
	Value.Pointer allocate(String name, Type element, SourceRange place, Frame frame) {
		List<IntExpr> instance = machine.team.map(Team::encounter).orElseGet(() -> List.copyOf(machine.serialTrips));
		int depth = machine.handsOver ? 0 : executor.depth();
		MemoryObject object = new MemoryObject("heap " + place + " " + frame.path() + " " + instance.size() + " " + depth,
				"memory of line " + place.line(), MemoryObject.Kind.HEAP, Optional.empty(), element, depth, instance.size());
		List<Place> places = List.of(new Place(Bools.TRUE, object, instance, Ints.ZERO));
		return new Value.Pointer(places, Symbol.of("&" + object.key(), Role.PARAMETER));
	}

	/** A call of which nothing is known: it may write whatever it can reach. */
	private Value unknown(Call e, List<Value> arguments, State state, GapKind kind, String message) {
		ModelGap gap = new ModelGap(kind, e.range(), message);
		if (!machine.isMuted() && !state.isDead()) {
			machine.team.ifPresent(t -> t.gaps.add(gap));
		}
		if (machine.team.isPresent()) {
			machine.logs.forEach(WriteLog::addEverything);
			state.weakened.add(gap);
			if (e.callee().contains("lock") || e.callee().contains("mutex")) {
				state.unknownExclusion = Optional.of(gap);
			}
		}
		reachable(arguments, state).forEach(o -> loseObject(o, gap, state));
		return new Value.Number(machine.lost(e.callee().isEmpty() ? "called" : e.callee(), gap));
	}

	private void loseObject(MemoryObject object, ModelGap gap, State state) {
		machine.logs.forEach(log -> log.add(object, Ints.ZERO, Optional.empty()));
		if (!executor.memory.isShared(object)) {
			state.setContents(object, executor.memory.lost(object, gap.place(), gap.message()));
		}
	}

	/**
	 * What unknown code with the given arguments can write: what they point to, the variables of namespace scope that others can name or
	 * that code of this unit, which it may call, writes, and what pointers in any of these point to.
	 */
	private Set<MemoryObject> reachable(List<Value> arguments, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>();
		arguments.forEach(v -> PlaceEvaluator.targets(v).forEach(t -> open.add(t.object())));
		machine.globals.values().stream().map(Declaration::variable).filter(v -> v.isStatic() && !v.constant() && !machine.neverWritten(v))
				.forEach(v -> open.add(executor.object(v, state, Frame.root(ConstructExecutor.NO_FUNCTION))));
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (reached.add(object)) {
				state.contents(object).ifPresent(c -> c.targets().forEach(t -> open.add(t.object())));
			}
		}
		return reached;
	}
}
