package org.racelens.ui.fix;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** Analyses a file once more with a longer time limit. */
final class CheckAgainResolution extends FindingResolution {
	private static final int FACTOR = 5;
	private static final Set<GapKind> TIME = EnumSet.of(GapKind.SOLVER_GAVE_UP, GapKind.BUDGET);

	private final Duration limit;

	/**
	 * @param open a region that is not decided, or a race that is merely possible
	 * @param limit how long a region may take then
	 */
	CheckAgainResolution(MarkedFinding open, Duration limit, Rank rank) {
		super(open, NLS.bind(Messages.checkAgain, limit.toSeconds()), NLS.bind(Messages.checkAgainDescription, limit.toSeconds()),
				Icons.CHECK_AGAIN, rank);
		this.limit = limit;
	}

	/** Whether time may be what is missing: it does not help where the source is not understood. */
	static boolean helps(MarkedFinding finding) {
		Optional<List<ModelGap>> reasons = finding.isRace() ? finding.race().map(r -> r.race().reasons())
				: finding.undecided().filter(u -> finding.isUnknown()).map(u -> u.region().gaps());
		return reasons.filter(gaps -> gaps.stream().anyMatch(g -> TIME.contains(g.kind()))).isPresent();
	}

	/** A limit that may be long enough; empty where time is not what is missing. */
	static Optional<Duration> limit(MarkedFinding finding) {
		return helps(finding) ? finding.result().map(r -> r.options().regionTimeout().multipliedBy(FACTOR)) : Optional.empty();
	}

	@Override
	boolean fits(MarkedFinding other) {
		return helps(other);
	}

	@Override
	public void run(IMarker marker) {
		MarkedFinding.of(marker).ifPresent(f -> MarkedFinding.live().checkAgain(f.file(), limit));
	}
}
