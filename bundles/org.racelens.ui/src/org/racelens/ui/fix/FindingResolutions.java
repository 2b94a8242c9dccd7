package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.VerifiedFix;

/** The quick fixes of a marker, from what is known already: the platform asks while the user waits. */
public final class FindingResolutions implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return MarkedFinding.of(marker).filter(m -> m.isRace() || CheckAgainResolution.helps(m) || m.statement().isPresent()).isPresent();
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		Optional<MarkedFinding> finding = MarkedFinding.of(marker);
		List<FindingResolution> result = new ArrayList<>();
		finding.filter(MarkedFinding::isRace).ifPresent(race -> addForRace(race, result));
		finding.ifPresent(f -> f.statement().ifPresent(s -> result.add(new StateConditionResolution(f, s))));
		finding.filter(CheckAgainResolution::helps).ifPresent(f -> result.add(new CheckAgainResolution(f)));
		return result.toArray(IMarkerResolution[]::new);
	}

	private static void addForRace(MarkedFinding race, List<FindingResolution> result) {
		Optional<FixOutcome> outcome = race.outcome();
		List<VerifiedFix> fixes = outcome.map(FixOutcome::fixes).orElse(List.of());
		for (int i = 0; i < fixes.size(); i++) {
			result.add(new VerifiedFixResolution(race, fixes.get(i), i));
		}
		boolean isOpen = race.race().map(r -> !r.race().isAccepted()).orElse(true);
		if (isOpen) {
			result.add(new ShowFixesResolution(race, outcome));
		}
		if (isOpen && race.race().isPresent()) {
			result.add(new AcceptRaceResolution(race));
		}
		result.add(new ExplainResolution(race));
		if (race.race().isPresent()) {
			result.add(new CopyConstraintResolution(race));
		}
	}
}
