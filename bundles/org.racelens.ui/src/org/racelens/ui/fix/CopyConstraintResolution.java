package org.racelens.ui.fix;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.ui.PlatformUI;
import org.racelens.report.SmtLibReport;

/** Copies the constraint of a race as a script that a solver reads; the constraints of several races are scripts one after the other. */
final class CopyConstraintResolution extends FindingResolution {
	/** @param words what the entry says, which names the race where there are several */
	CopyConstraintResolution(MarkedFinding race, String words, Rank rank) {
		super(race, words, Messages.copyConstraintDescription, Icons.CONSTRAINT, rank);
	}

	@Override
	boolean fits(MarkedFinding other) {
		return other.race().isPresent();
	}

	@Override
	public void run(IMarker marker) {
		copy(Stream.of(finding()));
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		copy(findings(markers));
	}

	private static void copy(Stream<MarkedFinding> races) {
		String scripts = races.flatMap(f -> f.race().stream()).map(f -> SmtLibReport.render(f.race()))
				.collect(Collectors.joining("(reset)\n"));
		if (scripts.isEmpty()) {
			Notices.status(Messages.noLongerKnown);
			return;
		}
		Clipboard clipboard = new Clipboard(PlatformUI.getWorkbench().getDisplay());
		clipboard.setContents(new Object[] { scripts }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
	}
}
