package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.SourceText;
import org.racelens.repair.conformance.Correction;
import org.racelens.report.words.Sentences;

/** Corrects a directive that says something which OpenMP does not know or allow. */
final class CorrectionResolution extends FindingResolution {
	private final Correction correction;
	private final SourceText source;
	private final MessageKind kind;

	CorrectionResolution(MarkedFinding finding, MessageKind kind, Correction correction, SourceText source, Rank rank) {
		super(finding, FixWords.capital(Sentences.of(correction.title())), Messages.correctionDescription, Icons.FIX, rank);
		this.correction = correction;
		this.source = source;
		this.kind = kind;
	}

	/** Asked for when the correction is looked at. */
	@Override
	public String getDescription() {
		String shown = correction.change().appliedTo(source).map(after -> FixHtml.change(source, after)).orElse("");
		return "<p>" + FixHtml.escaped(super.getDescription()) + "</p><br>" + shown;
	}

	/** What is corrected in the same way: by the same words. */
	@Override
	boolean fits(MarkedFinding other) {
		return same(other).isPresent();
	}

	/** Most are told apart without their texts. */
	private Optional<Correction> same(MarkedFinding other) {
		boolean mayBe = other.message().filter(m -> m.kind() == kind).isPresent();
		Optional<
				SourceText> text = !mayBe ? Optional.empty() : other.file().equals(finding().file()) ? Optional.of(source) : other.source();
		return text.flatMap(t -> other.corrections(t).stream().filter(c -> c.title().equals(correction.title())).findFirst());
	}

	@Override
	public void run(IMarker marker) {
		Edits.apply(finding().file(), List.of(correction.change()));
	}

	/** Edits of one file are one step; what several messages ask for at one place is done once. */
	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		JoinedChanges changes = new JoinedChanges();
		findings(markers).forEach(f -> same(f).map(Correction::change).ifPresentOrElse(c -> changes.add(f.file(), c),
				() -> Notices.status(Messages.messageNoLongerKnown)));
		changes.apply();
	}
}
