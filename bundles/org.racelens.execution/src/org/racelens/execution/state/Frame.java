package org.racelens.execution.state;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement.Block;

/**
 * The function that is being executed and how it was reached.
 *
 * @param path unique for each path of calls
 * @param calls from the region (in serial code: from the root function) to here
 */
public record Frame(FunctionDefinition function, String path, List<CallSite> calls, List<String> active) {
	/** Where expressions of namespace scope are evaluated. */
	public static final FunctionDefinition NO_FUNCTION = new FunctionDefinition("", "", List.of(), VoidType.VOID, Linkage.INTERNAL,
			new Block(List.of(), SourceRange.startOf("")), SourceRange.startOf(""));

	public Frame {
		calls = List.copyOf(calls);
		active = List.copyOf(active);
	}

	/** The frame of a function with which an execution starts: no calls lead to it. */
	public static Frame root(FunctionDefinition function) {
		return new Frame(function, function.key(), List.of(), List.of(function.key()));
	}

	/** @param site names the place of the call in this function */
	public Frame call(FunctionDefinition callee, SourceRange place, String site) {
		List<CallSite> longer = new ArrayList<>(calls);
		longer.add(new CallSite(callee.name(), place));
		List<String> deeper = new ArrayList<>(active);
		deeper.add(callee.key());
		return new Frame(callee, path + ">" + site + ":" + callee.key(), longer, deeper);
	}

	/** The same, for a construct with so many before it at its place. */
	public Frame at(int number) {
		return number == 0 ? this : new Frame(function, path + "/" + number, calls, active);
	}

	/** The same, also inside of what has this name. */
	public Frame in(String name) {
		List<String> deeper = new ArrayList<>(active);
		deeper.add(name);
		return new Frame(function, path, calls, deeper);
	}

	/** The same function, with calls counted from here on: what a region reports. */
	public Frame enteringRegion() {
		return new Frame(function, path, List.of(), active);
	}

	/** The name of a place that was reached this way. */
	public String site(SourceRange place) {
		return site(Integer.toString(place.offset()));
	}

	/** @param site names a place in the function */
	public String site(String site) {
		return path + "@" + site;
	}
}
