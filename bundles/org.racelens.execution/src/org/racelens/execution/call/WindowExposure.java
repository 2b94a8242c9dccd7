package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.Windows;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.openmp.library.WindowCalls;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;

/** Calls that put memory into windows of MPI, or end these. */
final class WindowExposure {
	private final Machine machine;
	private final Windows windows;
	private Optional<List<EffectiveTypes>> ofUnit = Optional.empty();

	WindowExposure(Machine machine) {
		this.machine = machine;
		windows = machine.exposure().windows();
	}

	/** What a call exposes from now on, or makes the program's own again. */
	void call(Call e, List<Value> arguments, Use use) {
		if (WindowCalls.isEnd(e)) {
			end(arguments, use);
		}
		if (e.target().isPresent()) {
			exposeAllOfUnit();
		}
		WindowCalls.base(e).map(arguments::get).ifPresent(base -> {
			boolean known = !WindowCalls.makes(e) && !base.targets().isEmpty() && base.targets().stream().noneMatch(Place::isUnknown);
			if (!WindowCalls.makes(e)) {
				windows.expose(Value.pointedTo(base), holder(e, arguments));
			}
			if (!known) {
				windows.exposeOfOthers(types(e));
			}
		});
	}

	/** The start of the program is executed: code of other files that is not followed may make windows at any time. */
	void startProgram() {
		machine.program().unit().linking().windows().forEach(t -> windows.exposeOfOthers(types(Optional.of(t))));
	}

	/** A call is not followed that may put memory into windows. */
	void unfollowed(Collection<FunctionDefinition> reached) {
		reached.forEach(f -> in(f).forEach(windows::exposeOfOthers));
	}

	private List<EffectiveTypes> in(FunctionDefinition f) {
		List<EffectiveTypes> found = new ArrayList<>();
		Walk.expressions(f.body(), e -> {
			if (e instanceof Call c && WindowCalls.base(c).isPresent()) {
				found.add(types(c));
			}
		});
		return found;
	}

	/** A function is analysed whose callers may have executed what other functions of the unit do. */
	void startFunction() {
		startProgram();
		exposeAllOfUnit();
	}

	/** Any function of the unit may have been executed. */
	private void exposeAllOfUnit() {
		if (ofUnit.isEmpty()) {
			ofUnit = Optional.of(machine.program().unit().functions().stream().flatMap(f -> in(f).stream()).toList());
		}
		ofUnit.get().forEach(windows::exposeOfOthers);
	}

	/** The one object that takes the window's handle; memory that is attached to a window has none of its own. */
	private static Optional<MemoryObject> holder(Call e, List<Value> arguments) {
		Set<MemoryObject> holders = WindowCalls.base(e).get() > 0 ? Set.of() : Value.pointedTo(arguments.get(arguments.size() - 1));
		return holders.size() == 1 ? holders.stream().findFirst() : Optional.empty();
	}

	/** Where the one window that a call is given ends on all paths, and once: its holder has taken no other one. */
	private void end(List<Value> arguments, Use use) {
		boolean surely = machine.task().isEmpty() && use.state().live().equals(Bools.TRUE) && machine.serial().trips().isEmpty();
		List<Place> targets = arguments.isEmpty() ? List.of() : arguments.get(0).targets();
		if (surely && targets.size() == 1 && targets.get(0).object().arity() == 0 && targets.get(0).object().isVariable()
				&& machine.exposure().messages().areSeen(targets.get(0).object())) {
			windows.end(targets.get(0).object());
		}
	}

	private EffectiveTypes types(Call e) {
		return types(WindowCalls.element(e));
	}

	private EffectiveTypes types(Optional<Type> element) {
		return element.filter(t -> !isAnything(t)).map(machine.aliasing()::of).orElse(EffectiveTypes.ANY);
	}

	private static boolean isAnything(Type type) {
		return type instanceof VoidType || type instanceof UnknownType || type instanceof IntegerType i && i.bits() == Byte.SIZE;
	}
}
