package org.racelens.execution.machine;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.AssumedUniform;
import org.racelens.execution.state.Escapes;
import org.racelens.execution.state.WriteLog;

/**
 * What earlier executions of loops and regions found out, by their place and the path of calls to it. What is executed once more, as loops
 * execute their bodies, starts with that and settles at once, most often.
 */
public final class EarlierExecutions {
	private final Map<String, WriteLog> loops = new LinkedHashMap<>();
	private final Map<String, Settled> regions = new LinkedHashMap<>();

	/**
	 * What held of a region when its writes had settled; whoever executes it again has to find out whether it still does.
	 *
	 * @param mayWrite not to be changed
	 * @param linear what {@code linear} clauses write at their constructs' ends, with the clauses
	 * @param escapes not to be changed
	 */
	public record Settled(WriteLog mayWrite, AssumedUniform uniform, Map<MemoryObject, Set<String>> linear, Escapes escapes) {
	}

	/** What a loop was found to write so far; callers add to it. */
	public WriteLog loop(String loop, Supplier<WriteLog> nothing) {
		return loops.computeIfAbsent(loop, k -> nothing.get());
	}

	/** The loops of which something is known, as they are now. */
	public Set<String> loops() {
		return new HashSet<>(loops.keySet());
	}

	/** Forgets all loops but some. */
	public void retainLoops(Set<String> some) {
		loops.keySet().retainAll(some);
	}

	/** What held of a region in its last execution. */
	public Optional<Settled> region(String region) {
		return Optional.ofNullable(regions.get(region));
	}

	/** A region's execution has come to its end. */
	public void settle(String region, Settled found) {
		regions.put(region, found);
	}

	/** Before a root function is executed. */
	void clear() {
		loops.clear();
		regions.clear();
	}
}
