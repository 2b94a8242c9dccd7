package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.repair.conformance.Corrections;

/** What can be done about findings that are no races, the best first. */
final class OtherEntries {
	private OtherEntries() {
	}

	/** Whether there may be some: asked for each marker of a text, so that no text is read for it. */
	static boolean mayBeAny(MarkedFinding finding) {
		return finding.statement().isPresent() || corrected(finding).isPresent() || CheckAgainResolution.helps(finding)
				|| ConfirmResolution.helps(finding)
				|| finding.undecided().filter(u -> !ModelFunctionResolution.functions(u.region().gaps()).isEmpty()).isPresent();
	}

	/** The kind of a message that may have corrections; empty for other findings. */
	private static Optional<MessageKind> corrected(MarkedFinding finding) {
		return finding.message().map(SourceMessage::kind).filter(Corrections::mayBeAny);
	}

	static List<FindingResolution> of(MarkedFinding finding) {
		List<Function<Rank, FindingResolution>> entries = new ArrayList<>();
		finding.said().ifPresent(s -> entries.add(rank -> new StateConditionResolution(finding, s, rank)));
		corrected(finding).ifPresent(kind -> finding.source().ifPresent(source -> finding.corrections(source)
				.forEach(c -> entries.add(rank -> new CorrectionResolution(finding, kind, c, source, rank)))));
		finding.undecided().ifPresent(u -> ModelFunctionResolution.functions(u.region().gaps())
				.forEach(f -> entries.add(rank -> new ModelFunctionResolution(finding, f, rank))));
		CheckAgainResolution.limit(finding).ifPresent(limit -> entries.add(rank -> new CheckAgainResolution(finding, limit, rank)));
		if (ConfirmResolution.helps(finding)) {
			entries.add(rank -> new ConfirmResolution(finding, rank));
		}
		return Rank.all(entries);
	}
}
