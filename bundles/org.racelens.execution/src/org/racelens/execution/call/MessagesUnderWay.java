package org.racelens.execution.call;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
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
import org.racelens.openmp.library.LibrarySignatures;

/**
 * Calls that do not block, and those that complete what they have begun. What is received is written at some time in between: it is lost at
 * both ends. A call that completes what is not surely begun in sight is one of unknown code. Memory of messages under way may not be looked
 * at (MPI 4.0 §3.7.2): this is noted as an assumption. In a region it is a gap, since what other threads do in between is not compared with
 * it; both ends are accesses of the thread that calls.
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
				Value buffer = arguments.get(i);
				Value.pointedTo(buffer).forEach(o -> result.put(o, types));
				if (buffer.targets().isEmpty() || buffer.targets().stream().anyMatch(Place::isUnknown)) {
					messages.beginAnywhere();
				}
			}
		}
		return result;
	}

	/** Whether a call completes messages: it writes what it is told to, and starts nothing. */
	static boolean completes(Call e, Machine machine) {
		return SignedCalls.isLibrarys(e, machine) && LibrarySignatures.of(e.callee()).filter(s -> s.traits().contains(Trait.COMPLETES))
				.filter(s -> s.roles().stream().noneMatch(r -> r.extent() == Extent.OPERATION)).isPresent();
	}

	/**
	 * Whether a call completes what is not surely in sight: requests of callers or unseen code, of which some are persistent, so that their
	 * buffers hold what callers have stored until they are started again, and their windows, which others write between any two calls.
	 */
	boolean completesUnseen(LibrarySignature signature, List<Value> arguments, State state) {
		if (!signature.traits().contains(Trait.COMPLETES)) {
			return false;
		}
		Optional<Value> given = requestsGiven(signature, arguments);
		if (given.isEmpty()) {
			return windows(arguments).isEmpty();
		}
		boolean isKnown = !given.get().targets().isEmpty() && !given.get().isUnknownPointer()
				&& given.get().targets().stream().noneMatch(Place::isUnknown) && state.knowledge().everythingLost().isEmpty();
		Set<MemoryObject> known = machine.exposure().given();
		return !isKnown || !Value.pointedTo(given.get()).stream().allMatch(r -> messages.areSeen(r) && !known.contains(r));
	}

	private static Optional<Value> requestsGiven(LibrarySignature signature, List<Value> arguments) {
		return IntStream.range(0, signature.roles().size())
				.filter(i -> signature.roles().get(i).use() == ArgumentRole.Use.WRITES).mapToObj(arguments::get).findFirst();
	}

	/** The windows that a call is given itself. */
	private Set<MemoryObject> windows(List<Value> arguments) {
		return arguments.stream().flatMap(a -> messages.named(a.term()).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private void complete(Call e, LibrarySignature signature, List<Value> arguments, Use use) {
		Set<MemoryObject> requests = requestsGiven(signature, arguments).map(Value::pointedTo).orElseGet(() -> windows(arguments));
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
