package org.racelens.report.drawing;

import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Edge;
import org.racelens.race.verdict.Circumstances;

/**
 * What bounds the phase of each of the two accesses.
 *
 * @param isCommon whether it is one phase of both, so that its bounds are drawn across
 */
record PhaseFrame(Circumstances left, Circumstances right, boolean isCommon) {
	static PhaseFrame of(Ends ends) {
		Circumstances left = ends.left().around();
		Circumstances right = ends.right().around();
		if (!left.end().equals(right.end())) {
			return new PhaseFrame(left, right, false);
		}
		// of a common phase, what one end knows holds for the other one, too
		PhaseBound begin = left.begin() == Edge.UNKNOWN ? right.begin() : left.begin();
		boolean isCommon = right.begin() == Edge.UNKNOWN || begin.equals(right.begin());
		return isCommon ? new PhaseFrame(with(begin, left), with(begin, right), true) : new PhaseFrame(left, right, false);
	}

	private static Circumstances with(PhaseBound begin, Circumstances circumstances) {
		return new Circumstances(begin, circumstances.end(), circumstances.loops(), circumstances.runner(), circumstances.teams());
	}

	boolean hasEarlier() {
		return left.begin() != Edge.REGION || right.begin() != Edge.REGION;
	}

	boolean hasLater() {
		return left.end() != Edge.REGION || right.end() != Edge.REGION;
	}
}
