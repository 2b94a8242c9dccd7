package org.racelens.execution.call;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type.IntegerType;

/** {@code errno}: each thread has its own one, and any function of the library may change it. C11 §7.5p2 */
final class ErrorNumber {
	private static final Set<String> NAMES = Set.of("__errno_location", "__error", "_errno");

	private final Execution execution;
	private final Map<Call, Expression> meant = new IdentityHashMap<>();

	ErrorNumber(Execution execution) {
		this.execution = execution;
	}

	/** Where the thread's error number is, which may be any by now; empty for other calls. */
	Optional<Value> call(Call e, State state, Frame frame) {
		if (!NAMES.contains(e.callee()) || !e.arguments().isEmpty()
				|| !execution.machine().program().unit().libraryFunctions().declared().contains(e.callee())) {
			return Optional.empty();
		}
		Expression number = meant.computeIfAbsent(e, c -> new Dereference(c, IntegerType.INT, c.range()));
		MemoryObject object = execution.variables().unnamed(number, state, frame);
		state.setContents(object, execution.memory().held().lost(object, e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of("errno")));
		List<Place> places = List.of(Place.of(object));
		return Optional.of(new Value.Pointer(places, Value.address(places)));
	}
}
