package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Barrier;
import org.racelens.model.source.PhaseBound.Edge;
import org.racelens.race.verdict.Circumstances;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.LoopReport.Extent;
import org.racelens.race.verdict.LoopReport.Neighbours;

/** The loops around an access with only those neighbouring iterations that lie in its phase: a barrier within the loop cuts them off. */
final class PhaseIterations {
	private PhaseIterations() {
	}

	static List<LoopReport> of(Circumstances around) {
		List<LoopReport> result = new ArrayList<>();
		boolean isBeginInside = true;
		boolean isEndInside = true;
		for (LoopReport loop : around.loops()) {
			Neighbours earlier = isBeginInside ? after(around.begin(), loop) : loop.earlier();
			Neighbours later = isEndInside ? before(around.end(), loop) : loop.later();
			// where a barrier is in another iteration of this loop, all of the inner loop's iterations are on this side of it
			isBeginInside &= isSameIteration(around.begin(), loop);
			isEndInside &= isSameIteration(around.end(), loop);
			result.add(new LoopReport(loop.place(), loop.trip(), loop.values(), earlier, later));
		}
		return result;
	}

	private static boolean isSameIteration(PhaseBound bound, LoopReport loop) {
		return !(bound instanceof Barrier b) || b.iteration().entrySet().containsAll(loop.values().entrySet());
	}

	private static Neighbours after(PhaseBound begin, LoopReport loop) {
		List<String> values = loop.earlier().values();
		if (begin == Edge.UNKNOWN || isIn(begin, loop) && value(begin, loop).equals(value(loop))) {
			return Neighbours.UNKNOWN;
		}
		int cut = isIn(begin, loop) ? values.lastIndexOf(value(begin, loop)) : -1;
		return cut < 0 ? loop.earlier() : new Neighbours(values.subList(cut + 1, values.size()), Extent.COMPLETE);
	}

	private static Neighbours before(PhaseBound end, LoopReport loop) {
		List<String> values = loop.later().values();
		if (end == Edge.UNKNOWN || isIn(end, loop) && value(end, loop).equals(value(loop))) {
			return Neighbours.UNKNOWN;
		}
		int cut = isIn(end, loop) ? values.indexOf(value(end, loop)) : -1;
		return cut < 0 ? loop.later() : new Neighbours(values.subList(0, cut), Extent.COMPLETE);
	}

	private static boolean isIn(PhaseBound bound, LoopReport loop) {
		return bound instanceof Barrier b && !loop.values().isEmpty() && b.iteration().keySet().containsAll(loop.values().keySet());
	}

	private static String value(PhaseBound bound, LoopReport loop) {
		return ((Barrier) bound).iteration().get(loop.values().keySet().iterator().next());
	}

	private static String value(LoopReport loop) {
		Map.Entry<String, String> first = loop.values().entrySet().iterator().next();
		return first.getValue();
	}
}
