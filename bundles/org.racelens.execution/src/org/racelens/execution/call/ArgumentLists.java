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
	void enter(FunctionDefinition callee, Call e, List<Value> arguments, Frame inner) {
		int first = callee.parameters().size();
		if (callee.arity() == Arity.VARIADIC && arguments.size() == e.arguments().size() && first <= arguments.size()) {
			given.put(inner.path(), new Given(e.arguments().subList(first, arguments.size()), arguments.subList(first, arguments.size())));
		} else {
			given.remove(inner.path());
		}
	}

	/** The value of a call that makes, ends or prints a list of the task's own; empty where it is not one of them. */
	Optional<Value> call(Call e, List<Value> arguments, State state, Frame frame) {
		Use use = new Use(e.range(), "", frame, state);
		return switch (e.callee()) {
			case "va_start" -> own(e, 0, state, frame).flatMap(list -> Optional.ofNullable(given.get(frame.path()))
					.map(g -> store(list, made(g), use)));
			case "va_copy" -> own(e, 0, state, frame).filter(list -> own(e, 1, state, frame).isPresent())
					.map(list -> store(list, arguments.get(1), use));
			case "va_end" -> own(e, 0, state, frame).map(list -> Value.of(0));
			case "vprintf" -> print(Behaviour.PRINTS, 0, e, arguments, use);
			case "vfprintf" -> print(Behaviour.PRINTS_TO_FIRST, 1, e, arguments, use);
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

	private Value made(Given g) {
		Symbol list = Symbol.of(machine.freshName("list"), Symbol.Role.UNNAMED);
		lists.put(list, new Listed(g, machine.task()));
		return new Value.Pointer(List.of(), list);
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
		return Optional.of(library.call(behaviour, new Call(e.callee(), Optional.empty(), expressions, e.type(), e.range()), values, use));
	}

	/** The literal that a format is. */
	private Optional<StringLiteral> text(Value format) {
		return format.targets().stream().filter(t -> t.equals(Place.of(t.object()))).filter(t -> format.targets().size() == 1).findFirst()
				.flatMap(t -> machine.made().unnamed().text(t.object()));
	}
}
