package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.library.StartingRoutine;

/**
 * Requests to be told of a timer or a queue. What the event says, which the second argument leads to, may be to call a function in a thread
 * after the request has returned. POSIX.1-2017 §2.4.1
 */
final class Notification {
	private static final String HOW = "sigev_notify";
	/** {@code SIGEV_SIGNAL}, {@code SIGEV_NONE} and {@code SIGEV_THREAD_ID} of Linux: they call nothing but handlers */
	private static final Set<Long> CALLING_NOTHING = Set.of(0L, 1L, 4L);

	private final Execution execution;
	private final Machine machine;

	Notification(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	boolean isAskedFor(Call e) {
		return StartingRoutine.NOTIFICATION.is(e.callee()) && e.arguments().size() > 1;
	}

	/** Whether a request may have a function called: unless there is no event, or one that is known to call nothing. */
	boolean mayCall(Call e, List<Value> arguments, Use use) {
		Value event = arguments.get(1);
		boolean none = event.targets().isEmpty() && Ints.constant(event.term()).filter(n -> n == 0).isPresent();
		return !none && how(e.arguments().get(1), use).filter(CALLING_NOTHING::contains).isEmpty();
	}

	/** The number that says how to notify, where it is known. */
	private Optional<Long> how(Expression event, Use use) {
		if (!(event.type() instanceof PointerType p && p.pointee() instanceof RecordType r && hasNumber(r))) {
			return Optional.empty();
		}
		Expression how = new Member(new Dereference(event, r, event.range()), HOW, IntegerType.INT, event.range());
		Value value = NativeThreads.valueOf(how, execution, use);
		return value.targets().isEmpty() ? Ints.constant(value.term()) : Optional.empty();
	}

	private boolean hasNumber(RecordType type) {
		RecordDefinition definition = machine.program().unit().records().get(type.name());
		return definition != null
				&& definition.fields().stream().anyMatch(f -> f.name().equals(HOW) && f.type().equals(IntegerType.INT));
	}
}
