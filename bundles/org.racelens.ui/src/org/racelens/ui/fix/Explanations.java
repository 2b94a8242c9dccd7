package org.racelens.ui.fix;

import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** Opens the view that explains a race, with the race. */
public final class Explanations {
	private Explanations() {
	}

	/** Shows the marked place in an editor, and its race in the view; the view follows the editor where the race is not known yet. */
	public static void show(IMarker marker) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = (window != null ? window : PlatformUI.getWorkbench().getWorkbenchWindows()[0]).getActivePage();
		Optional<WitnessInput> race = MarkedFinding.of(marker).flatMap(f -> f.result().flatMap(r -> WitnessInput.of(r, f.id())));
		try {
			IDE.openEditor(page, marker, false);
			if (race.isPresent()) {
				WitnessView.open(page, race.get());
			} else {
				page.showView(WitnessView.ID);
			}
		} catch (PartInitException e) {
			Notices.failed(e);
		}
	}
}
