package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.racelens.analysis.tests.oracle.TinyProgram.Dimension;
import org.racelens.analysis.tests.oracle.TinyProgram.Shared;

/** Declares the shared variables of a program so that every subscript that occurs in some execution is inside its dimension. */
public final class Extents {
	private Extents() {
	}

	/** The program with its declarations, for all team sizes and parameter values, and with some more elements than needed. */
	static TinyProgram declared(TinyProgram program, IntSupplier slack) {
		Map<String, List<IntSummaryStatistics>> subscripts = new HashMap<>();
		Oracle.locations(program).forEach(location -> note(location, subscripts));
		VariableUse use = VariableUse.in(program.body());
		List<Shared> shared = Stream.concat(use.accessed().stream(), use.locks().stream())
				.map(name -> new Shared(name, dimensions(subscripts.get(name), AccessDrawer.dimensions(name), slack))).toList();
		return program.withShared(shared);
	}

	private static void note(Instance.Location location, Map<String, List<IntSummaryStatistics>> subscripts) {
		List<IntSummaryStatistics> perDimension = subscripts.computeIfAbsent(location.variable(), name -> new ArrayList<>());
		for (int dimension = 0; dimension < location.subscripts().size(); dimension++) {
			if (perDimension.size() == dimension) {
				perDimension.add(new IntSummaryStatistics());
			}
			perDimension.get(dimension).accept(location.subscripts().get(dimension));
		}
	}

	private static List<Dimension> dimensions(List<IntSummaryStatistics> seen, int count, IntSupplier slack) {
		List<Dimension> dimensions = new ArrayList<>();
		for (int dimension = 0; dimension < count; dimension++) {
			int offset = seen == null ? 0 : Math.max(0, -seen.get(dimension).getMin());
			int largest = seen == null ? 0 : Math.max(0, seen.get(dimension).getMax());
			dimensions.add(new Dimension(offset, offset + largest + 1 + slack.getAsInt()));
		}
		return dimensions;
	}
}
