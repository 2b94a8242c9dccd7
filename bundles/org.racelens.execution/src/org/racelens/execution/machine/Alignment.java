package org.racelens.execution.machine;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * Who meets a barrier, or a loop with barriers inside. A thread that ends the program before it meets none, but then no other thread gets
 * past it: for the order of what is executed at all it is as if that thread had met it, too.
 *
 * @param guard under which condition a thread meets it, or would meet it if it had not ended the program
 * @param uniform whether that is the same for all threads of the team
 * @param weakened why what follows may not be executed although no condition of its own thread says so
 */
public record Alignment(BoolExpr guard, boolean uniform, List<ModelGap> weakened) {
	public Alignment {
		weakened = List.copyOf(weakened);
	}

	/** Of what stands at the current point. */
	public static Alignment at(SourceRange place, TaskContext task, State state) {
		if (task.kind() == TeamLevel.Kind.DEVICE || task.isUniform(state.live())) {
			return new Alignment(state.live(), true, List.of());
		}
		return task.isUniform(state.control().arrives())
				? new Alignment(state.control().arrives(), true, List.of(mayEnd(place)))
				: new Alignment(state.live(), false, List.of());
	}

	/**
	 * Of a loop at the current point: what it holds may need no alignment.
	 *
	 * @param end of an iteration
	 */
	public static Alignment ofLoop(SourceRange place, List<Item> body, State end, TaskContext task, State state) {
		List<SourceRange> barriers = barriers(body).toList();
		if (barriers.isEmpty()) {
			return new Alignment(state.live(), true, List.of());
		}
		Alignment entry = at(place, task, state);
		// the barrier of an iteration is before the next one
		Stream<ModelGap> inside = barriers.stream().map(Alignment::mayEnd).filter(end.knowledge().weakened()::contains);
		return new Alignment(entry.guard, entry.uniform, Stream.concat(entry.weakened.stream(), inside).toList());
	}

	private static Stream<SourceRange> barriers(List<Item> items) {
		return items.stream().flatMap(i -> i instanceof Item.Barrier b ? Stream.of(b.range())
				: barriers(i.passed()));
	}

	private static ModelGap mayEnd(SourceRange barrier) {
		return new ModelGap(GapKind.WIDENED_PATH, barrier, Unfollowed.ANOTHER_THREAD_MAY_END_PROGRAM_BEFORE.of());
	}
}
