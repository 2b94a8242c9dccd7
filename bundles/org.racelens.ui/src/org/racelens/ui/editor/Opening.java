package org.racelens.ui.editor;

import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** Opens the views that tell more. */
public final class Opening {
	/** A view, asked for in the page in front. */
	private interface Request {
		void in(IWorkbenchPage page) throws PartInitException;
	}

	private Opening() {
	}

	/** For a badge: the witness of the region's first race where it has one, else all regions. */
	static void of(RegionBadge badge) {
		Optional<WitnessInput> input = results().of(badge.file()).flatMap(result -> result.findings().stream()
				.filter(f -> badge.hasRace(f)).findFirst().flatMap(f -> WitnessInput.of(result, f.id())));
		input.ifPresentOrElse(Opening::open, Opening::regions);
	}

	/** Opens the witness view with a race; nothing happens if it is gone. */
	public static void witness(FindingRef race) {
		results().of(race.file()).flatMap(result -> WitnessInput.of(result, race.id())).ifPresent(Opening::open);
	}

	/** Opens the regions view. */
	public static void regions() {
		show(page -> page.showView(RegionsView.ID));
	}

	private static void open(WitnessInput input) {
		show(page -> WitnessView.open(page, input));
	}

	private static AnalysisResults results() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class).results();
	}

	private static void show(Request request) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window != null && window.getActivePage() != null) {
			try {
				request.in(window.getActivePage());
			} catch (PartInitException e) {
				ILog.of(Opening.class).log(e.getStatus());
			}
		}
	}
}
