package org.racelens.ui.fix;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.gap.GapKind;

/** Analyses a file once more with a longer time limit. */
final class CheckAgainResolution extends FindingResolution {
	private static final int FACTOR = 5;
	private static final Set<GapKind> TIME = EnumSet.of(GapKind.SOLVER_GAVE_UP, GapKind.BUDGET);

	private final Duration limit;

	/** @param limit how long a region may take then */
	CheckAgainResolution(MarkedFinding undecided, Duration limit, Rank rank) {
		super(undecided, NLS.bind(Messages.checkAgain, limit.toSeconds()), NLS.bind(Messages.checkAgainDescription, limit.toSeconds()),
				Icons.CHECK_AGAIN, rank);
		this.limit = limit;
	}

	/** Whether time may be what is missing: it does not help where the source is not understood. */
	static boolean helps(MarkedFinding finding) {
		return finding.isUnknown()
				&& finding.undecided().filter(u -> u.region().gaps().stream().anyMatch(g -> TIME.contains(g.kind()))).isPresent();
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
