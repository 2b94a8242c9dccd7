package org.racelens.execution.call;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.MaxThreads;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.Jumps;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;

/** Calls of which nothing is known: what they may have written is lost, and what they do themselves is a gap. */
final class UnknownCalls {
	private final Execution execution;
	private final Machine machine;
	private final NativeThreads threads;
	private final SeenCode seen;
	private final WindowExposure windows;

	UnknownCalls(Execution execution, PointerCalls pointers, WindowExposure windows) {
		this.execution = execution;
		this.windows = windows;
		machine = execution.machine();
		seen = new SeenCode(machine.program().unit());
		threads = new NativeThreads(execution, pointers, seen);
	}

	/** Before a function is executed that is not the start of the program. */
	void startFunction() {
		threads.startFunction();
	}

	/** What the unit's text says of calls that are not followed. */
	SeenCode seen() {
		return seen;
	}

	/** See {@link NativeThreads#find}. */
	Set<ModelGap> findCode(State state) {
		return threads.find(state);
	}

	/** Why a function may exclude threads. */
	enum Suspicion {
		BY_NAME {
			@Override
			boolean isLock(String function) {
				return LibraryModels.soundsLikeLock(function);
			}
		},
		/** the user says that it has to do with threads */
		LOCK {
			@Override
			boolean isLock(String function) {
				return true;
			}
		};

		abstract boolean isLock(String function);
	}

	/** The same for a function that is suspected by its name alone. */
	Value call(Call e, List<Value> arguments, Use use, GapKind kind, Explanation message) {
		return call(e, arguments, use, kind, message, Suspicion.BY_NAME);
	}

	/**
	 * A call that may write whatever it can reach.
	 *
	 * @param message why nothing is known of it
	 */
	Value call(Call e, List<Value> arguments, Use use, GapKind kind, Explanation message, Suspicion suspicion) {
		if (!use.state().isDead()) {
			threads.called(e, arguments, use);
		}
		return done(e, e.callee(), arguments, use, kind, message, suspicion);
	}

	/** A call of a function of the unit that is not followed: it may write whatever it can reach. */
	Value unfollowed(FunctionDefinition callee, Call e, List<Value> arguments, Use use, GapKind kind, Explanation message) {
		if (seen.beginsMessages(callee)) {
			machine.serial().notes().add(Assumed.MEMORY_OF_MESSAGES_UNDER_WAY_IS_NOT_ACCESSED.of());
		}
		windows.unfollowed(seen.reached(Set.of(callee.key())).stream().map(machine.program().functions()::get).toList());
		if (!use.state().isDead()) {
			seen.started(callee).ifPresent(knowledge -> threads.startedWithin(callee, e, knowledge, use));
			threads.givenTo(callee, e, arguments, use);
			overwritable(callee, arguments, use.state()).forEach(threads::forgetNamesIn);
		}
		return done(e, callee.key(), arguments, use, kind, message, Suspicion.BY_NAME);
	}

	/** The objects that a function of the unit may find: those that it is given or names, and what pointers in these lead to. */
	private Set<MemoryObject> overwritable(FunctionDefinition callee, List<Value> arguments, State state) {
		Set<MemoryObject> found = new LinkedHashSet<>();
		arguments.forEach(a -> found.addAll(Value.pointedTo(a)));
		Set<Variable> used = seen.used(callee);
		state.objects().stream().filter(o -> o.variable().filter(used::contains).isPresent()).forEach(found::add);
		return machine.exposure().reachedFrom(found, state);
	}

	/** @param callee the key of the function that is called, if it is one of the unit's */
	private Value done(Call e, String callee, List<Value> arguments, Use use, GapKind kind, Explanation message, Suspicion suspicion) {
		State state = use.state();
		Frame frame = use.frame();
		ModelGap gap = new ModelGap(kind, e.range(), message);
		if (!machine.recorder().isMuted() && !state.isDead()) {
			machine.task().ifPresent(t -> t.run().gaps().add(gap));
			if (callee.isEmpty()) {
				machine.regions().teamCalls().addHanding(e, gap);
			} else {
				machine.regions().teamCalls().add(callee, gap);
			}
		}
		if (machine.task().isPresent()) {
			machine.recorder().logs().forEach(WriteLog::addEverything);
			state.knowledge(now -> now.weakenedBy(gap));
			if (suspicion.isLock(e.callee())) {
				state.knowledge(now -> now.withUnknownExclusion(gap));
			}
		}
		loseWritten(e, arguments, gap, state);
		if (Jumps.returnsAgain(e.callee())) {
			execution.branches().loseContents(state, gap);
		}
		return e.type() instanceof PointerType p
				? execution.allocations().yielded(e, p.pointee(), frame)
				: new Value.Number(machine.lost(e.callee().isEmpty() ? "called" : e.callee(), gap));
	}

	/** What the call may have written; registering a signal handler writes what tells of the one before. */
	private void loseWritten(Call e, List<Value> arguments, ModelGap gap, State state) {
		Name event = machine.freshName("left by call");
		if (SignalHandlers.isRegistration(e) && machine.program().unit().libraryFunctions().declared().contains(e.callee())) {
			arguments.stream().skip(2).flatMap(a -> Value.pointedTo(a).stream()).forEach(o -> loseObject(o, gap, event, state));
			return;
		}
		MaxThreads.lose(gap, state, machine);
		writable(e, arguments, state).forEach(o -> loseObject(o, gap, event, state));
	}

	/** A call that never returns: what it does comes last, so that nothing behind it can see it. */
	Value last(Call e, State state, Explanation message) {
		if (!machine.recorder().isMuted() && !state.isDead()) {
			machine.task().ifPresent(t -> t.run().gaps().add(new ModelGap(GapKind.UNMODELLED_CALL, e.range(), message)));
		}
		state.endUnless(Bools.FALSE);
		return Value.of(0);
	}

	private void loseObject(MemoryObject object, ModelGap gap, Name event, State state) {
		machine.recorder().logs().forEach(log -> log.add(object, Ints.ZERO, Optional.empty()));
		if (!execution.memory().isShared(object)) {
			state.setContents(object, execution.memory().held().left(object, gap.place(), gap.explanation(), event));
		}
	}

	/**
	 * What unknown code with the given arguments can write: what they point to, the variables of namespace scope that others can name
	 * (those that the unit only declares, too) or that code of this unit, which it may call, writes, what its callers chose, what unknown
	 * code was given before and may have kept, and what pointers in any of these point to.
	 */
	private Set<MemoryObject> writable(Call e, List<Value> arguments, State state) {
		machine.exposure().call();
		Set<MemoryObject> named = new LinkedHashSet<>();
		Stream<Variable> declared = machine.program().globals().values().stream().map(Declaration::variable);
		Stream.concat(declared, machine.made().unnamed().lasting())
				.filter(v -> v.isStatic() && !v.constant() && !machine.variables().neverWritten(v))
				.forEach(v -> named.add(execution.variables().object(v, state, Frame.root(Frame.NO_FUNCTION))));
		state.objects().stream().filter(o -> o.isFromOutside() && o.kind() != MemoryObject.Kind.RESTRICT_POINTEE || isNamedElsewhere(o))
				.forEach(named::add);
		Set<MemoryObject> given = new LinkedHashSet<>();
		for (int i = 0; i < arguments.size(); i++) {
			given.addAll(Value.pointedTo(arguments.get(i)));
			if (i < e.arguments().size() && mayHoldPointers(e.arguments().get(i).type(), arguments.get(i), machine)) {
				given.addAll(machine.exposure().reached(state));
			}
		}
		named.forEach(o -> given.addAll(machine.exposure().heldIn(o, state)));
		machine.exposure().give(given, state);
		named.addAll(machine.exposure().given());
		named.addAll(machine.exposure().messages().buffers());
		Set<MemoryObject> writable = machine.exposure().reachedFrom(named, state);
		writable.removeIf(o -> o.variable().filter(Variable::constant).isPresent());
		return writable;
	}

	/**
	 * Whether an object is a variable that other units may name: one that this unit only declares, or the copy of the thread that calls.
	 */
	private static boolean isNamedElsewhere(MemoryObject object) {
		return object.variable().filter(v -> (v.storage() == Storage.GLOBAL || v.isThreadLocal()) && !v.constant())
				.isPresent();
	}

	/** Whether pointers may be in a value that are not seen: in structures whose parts are not followed, and made numbers. */
	static boolean mayHoldPointers(Type type, Value value, Machine machine) {
		boolean number = type instanceof IntegerType i && i.bits() == 64 && value instanceof Value.Number n
				&& Ints.constant(n.term()).isEmpty();
		return type instanceof RecordType && !(value instanceof Value.Structure) || number && machine.variables().makesNumbersOfPointers();
	}
}
