package org.racelens.execution.call;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.library.LibraryModels.Behaviour;

/**
 * The values of calls that depend on their arguments, and on the memory that these lead to, alone: two calls with the same arguments that
 * find the same contents yield one value. C11 §7.12, §7.24
 */
final class SameCalls {
	/** The texts or blocks that arguments lead to are all that these read. */
	private static final Set<String> READING = Set.of("strlen", "strcmp", "strncmp", "memcmp", "atoi", "atol", "atoll");
	/** What these yield depends on the locale, too. */
	private static final Set<String> LOCAL_CUSTOMS = Set.of("isalpha", "isspace", "isalnum", "isblank", "iscntrl", "isgraph", "islower",
			"isprint", "ispunct", "isupper", "toupper", "tolower");

	private final Execution execution;
	private final Machine machine;
	private final Map<Occasion, IntExpr> known = new HashMap<>();
	private final Map<Occasion, IntExpr> knownInTeam = new HashMap<>();
	/** whose threads made the calls of the map above */
	private Optional<TaskContext> task = Optional.empty();

	/**
	 * What determines the value of a call.
	 *
	 * @param read what the objects hold that the arguments lead to
	 * @param instance of which thread and trips the value is; empty in serial code
	 */
	private record Occasion(String callee, List<Value> arguments, List<Contents> read, List<IntExpr> instance) {
		Occasion {
			arguments = List.copyOf(arguments);
		}

		Occasion inSerialCode() {
			return new Occasion(callee, arguments, read, List.of());
		}
	}

	SameCalls(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The value of an earlier call on the same occasion, else a new one. */
	IntExpr value(Behaviour behaviour, String callee, List<Value> arguments, Use use, Supplier<IntExpr> made) {
		Optional<Occasion> occasion = occasion(behaviour, callee, arguments, use);
		if (occasion.isEmpty()) {
			return made.get();
		}
		IntExpr before = known.get(occasion.get().inSerialCode());
		if (before != null) {
			return before;
		}
		return (machine.task().isEmpty() ? known : ofTeam()).computeIfAbsent(occasion.get(), o -> made.get());
	}

	private Map<Occasion, IntExpr> ofTeam() {
		if (!task.equals(machine.task())) {
			task = machine.task();
			knownInTeam.clear();
		}
		return knownInTeam;
	}

	private Optional<Occasion> occasion(Behaviour behaviour, String callee, List<Value> arguments, Use use) {
		Set<MemoryObject> read = new LinkedHashSet<>();
		for (Value argument : arguments) {
			List<Place> targets = argument.targets();
			boolean isFollowed = argument instanceof Value.Number
					|| argument instanceof Value.Pointer && !targets.isEmpty() && READING.contains(callee);
			if (!isFollowed || targets.stream().anyMatch(Place::isUnknown)) {
				return Optional.empty();
			}
			targets.forEach(t -> read.add(t.object()));
		}
		boolean determined = behaviour == Behaviour.PURE ? !LOCAL_CUSTOMS.contains(callee) : READING.contains(callee) && !read.isEmpty();
		if (!determined || read.stream().anyMatch(this::mayChangeMeanwhile)) {
			return Optional.empty();
		}
		List<Contents> contents = read.stream().map(o -> execution.memory().held().of(use.state(), o)).toList();
		return Optional.of(new Occasion(callee, arguments, contents, machine.task().map(TaskContext::instance).orElse(List.of())));
	}

	/** Whether the region may write an object, whose contents the state does not follow then. */
	private boolean mayChangeMeanwhile(MemoryObject object) {
		return execution.memory().isInWindow(object) || machine.task()
				.filter(t -> object.depth() > 0 || t.run().mayWrite().isEverything()
						|| t.run().mayWrite().mayWrite(object, Ints.ZERO, Optional.empty())
						|| t.run().linearFound().containsKey(object))
				.isPresent();
	}
}
