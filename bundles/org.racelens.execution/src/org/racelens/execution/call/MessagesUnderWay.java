package org.racelens.execution.call;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Messages;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.ArgumentRole;
import org.racelens.openmp.library.ArgumentRole.Extent;
import org.racelens.openmp.library.LibrarySignature;
import org.racelens.openmp.library.LibrarySignature.Trait;

/**
 * Calls that do not block, and those that complete what they have begun. What is received is written at some time in between: it is lost at
 * both ends. What callers have begun is received in memory that nobody may look at before it is complete (MPI 4.0 §3.7.2), so that nothing
 * which is known of memory tells of it: this is noted as an assumption. In a region it is a gap, since what other threads do in between is
 * not compared with it; both ends are accesses of the thread that calls.
 */
final class MessagesUnderWay {
	private final Execution execution;
	private final Machine machine;
	private final Messages messages;

	MessagesUnderWay(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		messages = machine.exposure().messages();
	}

	/** What a call begins and completes, before it accesses its arguments. */
	void before(Call e, LibrarySignature signature, List<Value> arguments, Use use) {
		if (signature.traits().contains(Trait.BEGINS)) {
			messages.begin(requests(signature, arguments), written(signature, arguments));
			standBeside(Unfollowed.WHAT_X_BEGINS_IS_NOT_FOLLOWED_BESIDE_OTHER_THREADS.of(e.callee()), e, use);
		}
		if (signature.traits().contains(Trait.COMPLETES)) {
			standBeside(Unfollowed.WHAT_X_COMPLETES_IS_NOT_FOLLOWED_BESIDE_OTHER_THREADS.of(e.callee()), e, use);
			complete(e, signature, arguments, use);
		}
	}

	private void standBeside(Explanation why, Call e, Use use) {
		if (machine.task().isPresent()) {
			machine.recorder().gap(GapKind.UNMODELLED_CALL, e.range(), why);
			use.state().knowledge(now -> now.weakenedBy(new ModelGap(GapKind.UNMODELLED_CALL, e.range(), why)));
		}
	}

	/** The objects that hold the requests which a call makes; a window counts for one. */
	private static Set<MemoryObject> requests(LibrarySignature signature, List<Value> arguments) {
		int last = signature.roles().size() - 1;
		boolean makes = signature.roles().get(last).use() == ArgumentRole.Use.WRITES
				&& signature.roles().get(last).extent() == Extent.ELEMENT;
		return makes ? Value.pointedTo(arguments.get(last)) : Set.of();
	}

	private Map<MemoryObject, EffectiveTypes> written(LibrarySignature signature, List<Value> arguments) {
		Map<MemoryObject, EffectiveTypes> result = new LinkedHashMap<>();
		for (int i = 0; i < signature.roles().size(); i++) {
			ArgumentRole role = signature.roles().get(i);
			if (role.use() == ArgumentRole.Use.WRITES && role.extent() != Extent.ELEMENT) {
				EffectiveTypes types = new ByteCounts(execution).types(role.bytes(), arguments);
				Value.pointedTo(arguments.get(i)).forEach(o -> result.put(o, types));
			}
		}
		return result;
	}

	private void complete(Call e, LibrarySignature signature, List<Value> arguments, Use use) {
		Optional<Value> given = IntStream.range(0, signature.roles().size())
				.filter(i -> signature.roles().get(i).use() == ArgumentRole.Use.WRITES).mapToObj(arguments::get).findFirst();
		Set<MemoryObject> requests = new LinkedHashSet<>(given.map(Value::pointedTo).orElse(Set.of()));
		if (given.isEmpty() || given.get().isUnknownPointer() || !requests.stream().allMatch(messages::areSeen)) {
			messages.completeOthers();
			requests.addAll(messages.requests());
		}
		messages.complete(requests).forEach((buffer, types) -> lose(buffer, e, use.by(types)));
	}

	private void lose(MemoryObject buffer, Call e, Use use) {
		machine.recorder().logs().forEach(log -> log.add(buffer, Ints.ZERO, Optional.empty()));
		execution.memory().held().loseAliases(buffer, use);
		if (!execution.memory().isShared(buffer)) {
			use.state().setContents(buffer, execution.memory().held().lost(buffer, e.range(),
					Unfollowed.X_MAY_HAVE_RECEIVED_IT.of(e.callee())));
		}
	}
}
