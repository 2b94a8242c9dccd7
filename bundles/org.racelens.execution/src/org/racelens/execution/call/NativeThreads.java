package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.CallForm;

/**
 * The threads that are started by other means than OpenMP. Until one is joined it runs beside all regions, and what it does there is not
 * followed. One that a region starts runs beside those that follow.
 */
public final class NativeThreads {
	private static final Set<String> MOVING = Set.of("thread::thread", "jthread::jthread", "thread::operator =", "jthread::operator =");
	private static final Set<String> JOINING = Set.of("pthread_join", "thrd_join", "thread::join", "jthread::join", "jthread::~jthread");

	private final Execution execution;
	private final Machine machine;
	private final SignalHandlers handlers;
	private final HandedCode code;
	private final StartingCalls starting;
	private final Notification notification;
	private final SeenCode seen;

	NativeThreads(Execution execution, PointerCalls pointers, SeenCode seen) {
		this.execution = execution;
		machine = execution.machine();
		this.seen = seen;
		handlers = new SignalHandlers(execution, pointers);
		code = new HandedCode(execution, pointers, seen);
		starting = new StartingCalls(machine.program().unit());
		notification = new Notification(execution);
	}

	/** Before a function is executed that is not the start of the program. */
	void startFunction() {
		code.startFunction();
	}

	/** A call of a function whose code is not known. */
	void called(Call e, List<Value> arguments, Use use) {
		if (use.state().isDead()) {
			return;
		}
		if (SignalHandlers.isRegistration(e)) {
			handlers.register(e, arguments, use);
		} else if (MOVING.contains(e.callee()) && takesObject(e)) {
			move(arguments.get(0).targets(), arguments.get(1).targets());
		} else if (StartingCalls.isOfThread(e) && !isMadeOfNothing(e)) {
			start(e, arguments, use, Knowledge.SPECIFIED, Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION.of());
		} else if (StartingCalls.isOfRequest(e)) {
			start(e, arguments, use, Knowledge.SPECIFIED, Unfollowed.WHAT_IS_ASKED_FOR_MAY_BE_DONE_BESIDE_THE_REGION.of());
		} else if (JOINING.contains(e.callee()) && !e.arguments().isEmpty()) {
			join(e, arguments, use);
		} else if (starting.isThroughPointer(e, target -> valueOf(target, execution, use)) || starting.isPassed(e, arguments)) {
			start(e, arguments, use, Knowledge.SPECIFIED, Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of());
		} else if (makesUnknownObject(e)) {
			start(e, arguments, use, Knowledge.POSSIBLE, Unfollowed.CONSTRUCTOR_MAY_START_A_THREAD_BESIDE_THE_REGION.of());
		} else if (notification.isAskedFor(e)) {
			notify(e, arguments, use);
		} else if (machine.program().unit().libraryFunctions().prompt().contains(e.callee())) {
			code.keep(e, arguments, use.state());
		} else if (leadsToWhatEnds(e)) {
			code.keptElsewhere(e, arguments, use.state());
			machine.serial().notes().add(Assumed.POINTERS_TO_FUNCTIONS_LEAD_TO_THE_PROGRAM_OF_THE_DATABASE.of());
		} else if (!MessagesUnderWay.completes(e, machine) && code.isGiven(e, arguments, use.state(), given(e))) {
			start(e, arguments, use, Knowledge.POSSIBLE, Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of());
		} else if (!MessagesUnderWay.completes(e, machine)) {
			seen.startingForOthers().ifPresent(f -> startedWithin(f, e, Knowledge.POSSIBLE, use));
		}
	}

	/** Whether a call through a pointer leads to functions of the program, which leave nothing running. */
	private boolean leadsToWhatEnds(Call e) {
		return e.target().isPresent() && machine.program().unit().linking().ending().contains(CallForm.of(e));
	}

	private static ModelGap given(Call e) {
		return new ModelGap(GapKind.UNMODELLED_CALL, e.range(), Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of());
	}

	/** Code that was put where unseen code may find it runs beside what follows, for the reasons that are returned. */
	Set<ModelGap> find(State state) {
		Set<ModelGap> found = code.found(state);
		for (ModelGap gap : found) {
			if (machine.serial().beside().stream().noneMatch(s -> s.gap().equals(gap))) {
				machine.serial().beside().add(new StartedThread(Optional.empty(), state.live(), true, Knowledge.POSSIBLE, Optional.empty(),
						gap));
			}
		}
		return found;
	}

	/** A call of a function of the unit is not followed: what it starts, it and what it calls, is joined by names that are not known. */
	void startedWithin(FunctionDefinition callee, Call e, Knowledge knowledge, Use use) {
		start(e, Optional.empty(), true, use, knowledge, Unfollowed.WHAT_X_STARTS_MAY_RUN_BESIDE_THE_REGION.of(callee.name()));
	}

	/** A call of a function of the unit is not followed: the code that its arguments lead to may run on where it gets to unseen code. */
	void givenTo(FunctionDefinition callee, Call e, List<Value> arguments, Use use) {
		boolean isHanded = seen.mayPassOn(callee) && (starting.isPassed(e, arguments) || code.isGiven(e, arguments, use.state(), given(e)));
		code.spread(callee, e, arguments, use.state());
		if (isHanded) {
			start(e, Optional.empty(), true, use, Knowledge.POSSIBLE, Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of());
		}
	}

	/** The names of threads in an object may be overwritten: by them they cannot be joined any more. */
	void forgetNamesIn(MemoryObject object) {
		machine.serial().beside()
				.replaceAll(s -> s.handle().filter(h -> h.object().equals(object)).isPresent() ? s.named(Optional.empty()) : s);
	}

	private void notify(Call e, List<Value> arguments, Use use) {
		if (notification.mayCall(e, arguments, use)) {
			start(e, arguments, use, Knowledge.SPECIFIED, Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of());
		}
	}

	/** The value of an expression that is of no consequence. */
	static Value valueOf(Expression e, Execution execution, Use use) {
		List<Value> found = new ArrayList<>();
		execution.machine().recorder().silently(() -> found.add(execution.at(use.state().copy(), use.frame()).value(e)));
		return found.get(0);
	}

	/** Whether a thread's name is made or assigned of another one: no thread starts. */
	private static boolean takesObject(Call e) {
		return e.arguments().size() == 2 && e.arguments().get(0).type().equals(e.arguments().get(1).type());
	}

	/** {@code std::thread t;} is the name of no thread. */
	private static boolean isMadeOfNothing(Call e) {
		return MOVING.contains(e.callee()) && e.arguments().size() == 1;
	}

	/** Whether a constructor of a class is called that is not declared; a function that is given is no object. */
	private static boolean makesUnknownObject(Call e) {
		return !e.arguments().isEmpty() && e.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof UnknownType u
				&& !u.spelling().equals("function") && e.type() instanceof VoidType;
	}

	/** The threads that one name led to have another one now; those that this led to before have none. */
	private void move(List<Place> to, List<Place> from) {
		forget(to);
		boolean sure = machine.task().isEmpty() && to.size() == 1 && from.size() == 1;
		Optional<Place> one = sure ? Optional.of(to.get(0)) : Optional.empty();
		machine.serial().beside().replaceAll(s -> s.isNamed(from) ? s.named(s.several() ? Optional.empty() : one) : s);
	}

	private void forget(List<Place> handles) {
		machine.serial().beside().replaceAll(s -> !s.several() && s.isNamed(handles) ? s.named(Optional.empty()) : s);
	}

	private void start(Call e, List<Value> arguments, Use use, Knowledge knowledge, Explanation message) {
		List<Place> handles = arguments.isEmpty() ? List.of() : arguments.get(0).targets();
		forget(handles);
		boolean named = machine.task().isEmpty() && handles.size() == 1;
		start(e, named ? Optional.of(handles.get(0)) : Optional.empty(), !machine.serial().trips().isEmpty(), use, knowledge, message);
	}

	private void start(Call e, Optional<Place> handle, boolean several, Use use, Knowledge knowledge, Explanation message) {
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_CALL, e.range(), message);
		machine.regions().teamCalls().addHanding(e, gap);
		StartedThread started = new StartedThread(handle, use.state().live(), several, knowledge, Optional.empty(), gap);
		machine.serial().beside().removeIf(started::takesPlaceOf);
		machine.serial().beside().add(started);
	}

	/** A thread is joined by its name, or by the object that it belongs to. */
	private List<Place> handles(Expression argument, Value value, Use use) {
		List<Place> pointed = value.targets();
		List<Place> found = new ArrayList<>(pointed);
		if (pointed.isEmpty()) {
			machine.recorder().silently(() -> found.addAll(execution.at(use.state().copy(), use.frame()).places(argument)));
		}
		return found.size() == 1 ? found : List.of();
	}

	/** In a region it is not followed which thread of the team waits for which one. */
	private void join(Call e, List<Value> arguments, Use use) {
		if (machine.task().isEmpty()) {
			handles(e.arguments().get(0), arguments.get(0), use).forEach(h -> join(h, e, use));
		}
	}

	/** The thread has ended; of several in one array it is taken that a loop joins all of them. */
	private void join(Place handle, Call e, Use use) {
		for (StartedThread s : List.copyOf(machine.serial().beside())) {
			boolean same = s.handle().map(Place::object).filter(handle.object()::equals).isPresent() && s.when().equals(use.state().live());
			boolean one = !s.several() && machine.serial().trips().isEmpty()
					&& s.handle().map(Place::offset).filter(handle.offset()::equals).isPresent();
			boolean all = s.several() && !machine.serial().trips().isEmpty();
			if (same && all) {
				machine.serial().notes()
						.add(Assumed.LINE_X_JOINS_ALL_THREADS_THAT_LINE_Y_STARTS.of(Argument.line(e.range().line()),
								Argument.line(s.gap().place().line())));
			}
			if (same && (one || all)) {
				machine.serial().beside().remove(s);
			}
		}
	}
}
