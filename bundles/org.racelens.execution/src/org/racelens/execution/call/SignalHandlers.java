package org.racelens.execution.call;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.call.ForeignAccesses.Touched;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.StartingRoutine;

/**
 * The signal handlers that a program registers: from then on any thread may execute one at any time, beside all regions. What it does there
 * is not followed; one that touches nothing but what is its own does nothing to a region. C11 §5.1.2.3p5, §7.14.1.1
 */
final class SignalHandlers {
	private final Execution execution;
	private final PointerCalls pointers;
	private final Machine machine;
	private final ForeignAccesses foreign;
	/** the last registration for each signal, where it is surely that signal's */
	private final Map<IntExpr, StartedThread> registered = new HashMap<>();

	SignalHandlers(Execution execution, PointerCalls pointers) {
		this.execution = execution;
		this.pointers = pointers;
		machine = execution.machine();
		foreign = new ForeignAccesses(machine);
	}

	static boolean isRegistration(Call e) {
		return e.arguments().size() > 1
				&& (StartingRoutine.HANDLER.is(e.callee()) || StartingRoutine.HANDLER_IN_STRUCTURE.is(e.callee()));
	}

	/** A call that registers a handler for a signal, instead of the one before. */
	void register(Call e, List<Value> arguments, Use use) {
		boolean structured = StartingRoutine.HANDLER_IN_STRUCTURE.is(e.callee());
		if (structured && isNumber(arguments.get(1))) {
			// a null pointer asks for the handler only
			return;
		}
		IntExpr signal = arguments.get(0).term();
		boolean surely = machine.task().isEmpty() && use.state().live().equals(Bools.TRUE) && machine.serial().trips().isEmpty();
		Optional<StartedThread> before = surely ? Optional.ofNullable(registered.remove(signal)) : Optional.empty();
		machine.serial().beside().removeIf(s -> before.filter(b -> s == b).isPresent());
		boolean declared = e.arguments().get(1).type() instanceof PointerType p && p.pointee() instanceof RecordType;
		Value handler = structured && declared ? stored(arguments.get(1), use) : arguments.get(1);
		Optional<Touched> touched = touched(handler);
		if (touched.filter(Touched::isNothing).isEmpty()) {
			touched.ifPresent(t -> machine.variables().handled().addAll(t.written()));
			ModelGap gap = new ModelGap(GapKind.UNMODELLED_CALL, e.range(),
					Unfollowed.SIGNAL_HANDLER_MAY_RUN_BESIDE_THE_REGION.of());
			// one place of a function may register handlers for many signals
			machine.serial().beside().removeIf(s -> s.gap().equals(gap) && !registered.containsValue(s));
			StartedThread started = new StartedThread(Optional.empty(), use.state().live(), !machine.serial().trips().isEmpty(),
					Knowledge.SPECIFIED,
					touched.map(Touched::accessed), gap);
			machine.serial().beside().add(started);
			if (surely) {
				registered.put(signal, started);
			}
		}
	}

	/** The handler comes first in the structure. */
	private Value stored(Value structure, Use use) {
		List<Place> places = structure.targets();
		return places.size() == 1 && !places.get(0).isUnknown()
				? execution.memory().read(places.get(0), new PointerType(VoidType.VOID, false), use)
				: structure;
	}

	/** {@code SIG_DFL}, {@code SIG_IGN} and null pointers. */
	private static boolean isNumber(Value value) {
		return value.targets().isEmpty() && Ints.constant(value.term()).isPresent();
	}

	/** What a handler accesses besides its own; nothing where it may be anything. */
	private Optional<Touched> touched(Value handler) {
		if (isNumber(handler)) {
			return Optional.of(Touched.NOTHING);
		}
		return !pointers.isKnown(handler) ? Optional.empty()
				: handler.targets().stream().map(t -> foreign.touchedBy(t.object().variable().orElseThrow().name()))
						.reduce((a, b) -> a.flatMap(x -> b.map(x::and))).orElse(Optional.empty());
	}
}
