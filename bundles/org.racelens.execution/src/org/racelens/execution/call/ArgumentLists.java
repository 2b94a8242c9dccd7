package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.library.LibraryModels.Behaviour;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * The arguments of calls for which functions have no parameter, and the lists by which they are printed. Whatever else is done with a list
 * is the deed of unknown code. C11 §7.16
 */
final class ArgumentLists {
	/** Arguments without parameters. */
	private record Given(List<Expression> expressions, List<Value> values) {
	}

	/** What a list leads to; it belongs to the task that made it. */
	private record Listed(Given given, Optional<TaskContext> task) {
	}

	private final Execution execution;
	private final Machine machine;
	private final LibraryCalls library;
	/** by the path of the call that is being executed */
	private final Map<String, Given> given = new HashMap<>();
	/** by what a list holds */
	private final Map<IntExpr, Listed> lists = new HashMap<>();

	ArgumentLists(Execution execution, LibraryCalls library) {
		this.execution = execution;
		this.library = library;
		machine = execution.machine();
	}

	/** To be called where a function starts. */
	void enter(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame inner) {
		int first = callee.parameters().size();
		boolean some = callee.arity() == Arity.VARIADIC && first <= arguments.size();
		if (some && arguments.size() == e.arguments().size()) {
			given.put(inner.path(), new Given(e.arguments().subList(first, arguments.size()), arguments.subList(first, arguments.size())));
		} else {
			given.remove(inner.path());
			arguments.stream().skip(some ? first : arguments.size())
					.forEach(a -> machine.exposure().give(Value.pointedTo(a), state));
		}
	}

	/** The value of a call that makes, ends or prints a list of the task's own; empty where it is not one of them. */
	Optional<Value> call(Call e, List<Value> arguments, State state, Frame frame) {
		Use use = new Use(e.range(), "", frame, state);
		return switch (e.callee()) {
			case "va_start" -> Optional.ofNullable(given.get(frame.path())).flatMap(g -> start(g, own(e, 0, state, frame), use));
			case "va_copy" -> own(e, 0, state, frame).filter(list -> own(e, 1, state, frame).isPresent())
					.map(list -> store(list, arguments.get(1), use));
			case "va_end" -> own(e, 0, state, frame).map(list -> Value.of(0));
			case "vprintf" -> print(Behaviour.PRINTS, 0, e, arguments, use);
			case "vfprintf" -> print(Behaviour.PRINTS_TO_FIRST, 1, e, arguments, use);
			case "vsprintf" -> print(Behaviour.AS_SIGNED, 1, e, arguments, use);
			case "vsnprintf" -> print(Behaviour.AS_SIGNED, 2, e, arguments, use);
			default -> Optional.empty();
		};
	}

	/** The list that an argument is, where no other task uses it. */
	private Optional<Place> own(Call e, int position, State state, Frame frame) {
		if (e.arguments().size() <= position || !(e.arguments().get(position) instanceof VariableReference r)
				|| r.variable().storage() != Variable.Storage.LOCAL && r.variable().storage() != Variable.Storage.PARAMETER) {
			return Optional.empty();
		}
		MemoryObject object = execution.variables().object(r.variable(), state, frame);
		return Optional.of(object).filter(o -> !execution.memory().isShared(o)).map(Place::of);
	}

	/** Unknown code makes a list that is not the task's own, and may keep where the arguments lead to. */
	private Optional<Value> start(Given g, Optional<Place> list, Use use) {
		List<Place> places = places(g, use.state());
		if (list.isEmpty() || places.size() > Value.MOST_TARGETS) {
			machine.exposure().give(places.stream().map(Place::object).toList(), use.state());
		}
		return list.map(l -> store(l, made(g, places), use));
	}

	private Value made(Given g, List<Place> places) {
		Symbol list = Symbol.of(machine.freshName("list"), Symbol.Role.UNNAMED);
		lists.put(list, new Listed(g, machine.task()));
		return new Value.Pointer(places, list);
	}

	/** Where the arguments lead to, and with them who has their list. */
	private List<Place> places(Given g, State state) {
		for (int i = 0; i < g.values.size(); i++) {
			if (UnknownCalls.mayHoldPointers(g.expressions.get(i).type(), g.values.get(i), machine)) {
				machine.exposure().give(machine.exposure().reached(state), state);
			}
		}
		return g.values.stream().flatMap(v -> Value.scalars(v).stream()).flatMap(v -> v.targets().stream())
				.filter(t -> !t.isUnknown()).toList();
	}

	private Value store(Place list, Value value, Use use) {
		execution.memory().store(List.of(list), list.object().element(), value, use);
		return Value.of(0);
	}

	private Optional<Value> print(Behaviour behaviour, int format, Call e, List<Value> arguments, Use use) {
		Listed listed = arguments.size() == format + 2 ? lists.get(arguments.get(format + 1).term()) : null;
		if (listed == null || !listed.task().equals(machine.task()) || own(e, format + 1, use.state(), use.frame()).isEmpty()) {
			return Optional.empty();
		}
		List<Expression> expressions = new ArrayList<>(e.arguments().subList(0, format));
		expressions.add(text(arguments.get(format)).<Expression>map(t -> t).orElse(e.arguments().get(format)));
		expressions.addAll(listed.given().expressions());
		List<Value> values = new ArrayList<>(arguments.subList(0, format + 1));
		values.addAll(listed.given().values());
		String same = e.callee().substring(1);
		return Optional.of(library.call(behaviour, new Call(same, Optional.empty(), expressions, e.type(), e.range()), values, use));
	}

	/** The literal that a format is. */
	private Optional<StringLiteral> text(Value format) {
		return format.targets().stream().filter(t -> t.equals(Place.of(t.object()))).filter(t -> format.targets().size() == 1).findFirst()
				.flatMap(t -> machine.made().unnamed().text(t.object()));
	}
}
