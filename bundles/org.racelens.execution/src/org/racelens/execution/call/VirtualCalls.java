package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.VirtualFunctions.Hierarchy;
import org.racelens.openmp.program.VirtualFunctions.Origin;
import org.racelens.openmp.program.VirtualFunctions.Overrider;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/**
 * Calls of virtual functions: of the one final overrider where the class of the object is known, else of each overrider in sight, under the
 * condition that the object is of such a class. C++17 §13.3
 */
final class VirtualCalls {
	private static final String TYPE = "dynamic type of ";

	private final Execution execution;
	private final Machine machine;
	private final ObjectClasses classes;
	/** the innermost first */
	private final Deque<Maker> makers = new ArrayDeque<>();

	VirtualCalls(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		classes = new ObjectClasses(machine.layout());
	}

	/**
	 * A constructor or destructor that is being executed.
	 *
	 * @param type the class whose parts it makes or ends
	 * @param level how many tasks are around it
	 */
	record Maker(String type, Value object, int level) {
	}

	/** A function with what is to be added to the pointer to the object; its key is empty where it is not known. */
	record Target(Optional<String> key, long moved) {
	}

	/** Executes the call of a function by its key, or of code that is not known where the key is empty. */
	interface Executed {
		Value call(Optional<String> key, List<Value> arguments, State state);
	}

	boolean is(Call e) {
		return machine.program().unit().virtualFunctions().called().containsKey(e.callee());
	}

	/** The same call with the name that users know the function by. */
	Call named(Call e) {
		return new Call(function(e).name(), e.target(), e.arguments(), e.type(), e.range());
	}

	/** Executes the body of a function, which is the class of its object where it makes or ends one. */
	Value inside(FunctionDefinition callee, List<Value> arguments, Supplier<Value> body) {
		String type = machine.program().unit().virtualFunctions().makers().get(callee.key());
		if (type == null || arguments.isEmpty()) {
			return body.get();
		}
		makers.push(new Maker(type, arguments.get(0), machine.task().map(TaskContext::level).orElse(0)));
		try {
			return body.get();
		} finally {
			makers.pop();
		}
	}

	Value call(Call e, List<Value> arguments, Executed executed, State state) {
		Map<Target, BoolExpr> guards = new LinkedHashMap<>();
		BoolExpr unknown = Bools.TRUE;
		if (arguments.get(0) instanceof Value.Pointer p) {
			for (Place place : p.targets()) {
				alternatives(function(e), place, e.range())
						.forEach((t, guard) -> guards.merge(t, Bools.and(place.guard(), guard), Bools::or));
				unknown = Bools.and(unknown, Bools.not(place.guard()));
			}
		}
		if (!unknown.equals(Bools.FALSE)) {
			BoolExpr left = unknown;
			IntExpr type = type(Name.of("memory of unknown origin"), List.of(arguments.get(0).term()));
			possible(function(e), type).forEach((t, guard) -> guards.merge(t, Bools.and(left, guard), Bools::or));
		}
		return choose(List.copyOf(guards.entrySet()), arguments, executed, state);
	}

	private VirtualFunction function(Call e) {
		return machine.program().unit().virtualFunctions().called().get(e.callee());
	}

	/** One of the functions is called. */
	private Value choose(List<Map.Entry<Target, BoolExpr>> targets, List<Value> arguments, Executed executed, State state) {
		Target target = targets.get(0).getKey();
		if (targets.size() == 1) {
			return executed.call(target.key, moved(arguments, target.moved), state);
		}
		BoolExpr guard = targets.get(0).getValue();
		List<Value> results = new ArrayList<>();
		execution.branches().branch(state, guard, taken -> results.add(executed.call(target.key, moved(arguments, target.moved), taken)),
				untaken -> results.add(choose(targets.subList(1, targets.size()), arguments, executed, untaken)));
		return results.stream().reduce((a, b) -> Value.choice(guard, a, b)).orElse(Value.of(0));
	}

	private static List<Value> moved(List<Value> arguments, long bytes) {
		if (bytes == 0) {
			return arguments;
		}
		List<Value> result = new ArrayList<>(arguments);
		result.set(0, arguments.get(0) instanceof Value.Pointer p ? p.plus(Ints.of(bytes))
				: new Value.Number(Ints.add(arguments.get(0).term(), bytes)));
		return result;
	}

	/** What may be called for the object at a place, with the condition for each. */
	private Map<Target, BoolExpr> alternatives(VirtualFunction f, Place place, SourceRange call) {
		IntExpr type = type(place, call);
		for (Maker maker : makers) {
			Optional<ObjectClasses.Made> made = ObjectClasses.made(maker, place, f, machine.layout());
			if (made.isPresent()) {
				if (mayOutlive(maker)) {
					return later(f, call);
				}
				return made.get().surely() ? Map.of(target(made.get().by()), Bools.TRUE)
						: conditions(f.overriders(), type);
			}
		}
		List<Overrider> known = classes.of(place, f);
		return known.isEmpty() ? possible(f, type) : conditions(known, type);
	}

	/** What is called by a task that may run while its object is made or ended, or when it is of its own class again. C++17 §15.7p3 */
	private Map<Target, BoolExpr> later(VirtualFunction f, SourceRange range) {
		return conditions(f.overriders(), machine.lost("class of the object",
				machine.havoc(range, Unfollowed.TASK_MAY_RUN_WHILE_THE_OBJECT_IS_MADE_OR_ENDED.of())));
	}

	/** Whether what is executed may go on when the constructor or destructor has ended: a task that it generates. */
	private boolean mayOutlive(Maker maker) {
		return machine.task().filter(t -> t.isInTaskOf(maker.level)).isPresent();
	}

	/** The overriders in sight, for an object of any class. */
	private Map<Target, BoolExpr> possible(VirtualFunction f, IntExpr type) {
		if (f.hierarchy() == Hierarchy.OPEN) {
			machine.serial().notes().add(Assumed.NO_CLASS_OUTSIDE_THIS_FILE_OVERRIDES_X.of(f.name()));
		}
		return conditions(f.overriders().stream().filter(o -> o.origin() != Origin.PARTS_ALONE).toList(), type);
	}

	/** Each overrider is called for objects of its class, the last one for all others; code that is not known where there is none. */
	private Map<Target, BoolExpr> conditions(List<Overrider> overriders, IntExpr type) {
		Map<Target, BoolExpr> result = new LinkedHashMap<>();
		BoolExpr others = Bools.TRUE;
		for (int i = 0; i < overriders.size(); i++) {
			BoolExpr is = i + 1 == overriders.size() ? others : Bools.equal(type, Ints.of(number(overriders.get(i))));
			result.merge(target(overriders.get(i)), is, Bools::or);
			others = Bools.and(others, Bools.not(is));
		}
		if (result.size() == 1) {
			return Map.of(result.keySet().iterator().next(), Bools.TRUE);
		}
		return result.isEmpty() ? Map.of(new Target(Optional.empty(), 0), Bools.TRUE) : result;
	}

	private static Target target(Overrider o) {
		return new Target(o.callee(), o.moved());
	}

	/** Names a class by the place of its name among those of all records. */
	private long number(Overrider o) {
		return machine.program().unit().records().keySet().stream().filter(name -> name.compareTo(o.type()) < 0).count();
	}

	/**
	 * The class of an object, as a number: the same one for the same object. Callers choose it for their objects, the program for its own.
	 */
	private IntExpr type(Place place, SourceRange call) {
		List<IntExpr> arguments = new ArrayList<>(place.instance());
		arguments.add(place.offset());
		MemoryObject object = place.object();
		return object.isFromOutside() || object.isPointee() ? type(object.key(), arguments)
				: new IntExpr.Apply(new FunctionSymbol(object.key().after(TYPE), arguments.size(), FunctionSymbol.Meaning.HAVOC,
						Optional.of(machine.havoc(call, Unfollowed.CLASS_OF_OBJECT_HERE_IS_NOT_KNOWN.of()))), arguments);
	}

	private static IntExpr type(Name object, List<IntExpr> arguments) {
		return new IntExpr.Apply(new FunctionSymbol(object.after(TYPE), arguments.size(), FunctionSymbol.Meaning.INPUT, Optional.empty()),
				arguments);
	}
}
